/** A storm in which nothing came to ANAF shows nothing: then, with everything mended, somebody must still be able to issue. */
import type { Breach } from '../oracle/verdict';
import { issue } from '../people/issue-invoices';
import { releaseWaiting } from '../people/release-series';
import { takeSeat } from '../people/seat';
import { writeDraft } from '../people/write-drafts';
import { heal } from './heal';
import type { SimWorld } from './sim-world';

const DRAFTS = 3;

/** Of ours, accepted. */
export function filed({ anaf, strangers }: SimWorld): number {
  const uploads = anaf.outside.standIns().store.all();
  return uploads.filter(
    ({ standard, number, verdict }) => standard !== 'RASP' && verdict === 'ok' && !strangers.has(number),
  ).length;
}

/** Declarations of transport that ANAF has taken. */
export function transportsFiled({ anaf }: SimWorld): number {
  const all = anaf.outside.standIns().transports.all();
  return all.filter(({ type, verdict }) => type === 'NOT' && verdict === 'ok').length;
}

/** One after the other: two that issue one draft at a time are both held, and both are taken back. */
export async function fileOne(world: SimWorld): Promise<readonly Breach[]> {
  world.story.tell('— nothing was filed: somebody issues —');
  world.mustFile = true;
  let left: readonly Breach[] = [];
  for (const device of world.devices.filter(({ lost }) => !lost)) {
    const seat = await world.through(takeSeat(world, device));
    if (seat === null) continue;
    const [serial] = await world.through(seat.at.db.serial.toArray());
    if (serial !== undefined) await world.through(seat.at.sync.requestLease(world.home, serial.id));
    for (let drafts = 0; drafts < DRAFTS; drafts += 1) await world.through(writeDraft(seat));
    const issued = await world.through(issue(seat));
    // The refusal says so: without this only a device that is lost could let the series go on.
    if (issued === null && serial !== undefined && (await world.through(releaseWaiting(seat, serial.id))))
      await world.through(issue(seat));
    left = await heal(world);
    if (left.length > 0 || filed(world) > 0) break;
  }
  return left;
}
