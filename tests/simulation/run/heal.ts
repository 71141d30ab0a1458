/**
 * The storm is over: roads, storage, clocks, servers and ANAF are right again, everybody has access and signs in. What waits
 * for a person is decided by the person. Within a bounded time everything must have come to an end.
 */
import { firstDeclarationDay } from '@/domain/transport/legal-windows';
import { legalDay } from '@/domain/transport/life/declaration-life';
import type { isSettled } from '../../../server/filings/filing';
import type { SimDevice } from '../device/sim-device';
import { deviceTables } from '../oracle/device-tables';
import { endState } from '../oracle/end-state';
import { findReceived } from '../oracle/received';
import { findUnequal } from '../oracle/unequal';
import type { Breach } from '../oracle/verdict';
import { isAtWork, takeSeat } from '../people/seat';
import { tidyUp } from '../people/tidy-up';
import { signIn, signOut } from '../steps/session-steps';
import type { SimWorld } from './sim-world';

/** As Story counts them, at each look. */
export const LOST_DOCUMENTS = 'documents said to be lost';

const ROUNDS = 40;
const ROUND_MS = 15_000;

/** What is still unequal or unsettled when time is up. */
export async function heal(world: SimWorld): Promise<readonly Breach[]> {
  await mend(world);
  let left: readonly Breach[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    left = [];
    for (const device of world.devices.filter(({ lost }) => !lost)) {
      for (const account of usersOf(world, device)) left = [...left, ...(await exchangeAs(world, device, account))];
    }
    await world.renewConsent();
    await world.advance(ROUND_MS * Math.min(8, 1 + round));
    left = [
      ...left,
      ...(await filingsUnderWay(world)),
      ...(await stepsUnderWay(world)),
      ...(await notesUnderWay(world)),
      ...(await findReceived(world)),
    ];
    if (left.length === 0) return [];
  }
  return left;
}

async function mend(world: SimWorld): Promise<void> {
  world.story.tell('— everything is mended —');
  world.anaf.down = false;
  world.anaf.outside.standIns().faults.clear();
  await world.startServers();
  for (const { id } of world.machine.database.accounts) await world.setAccess(id, true);
  world.network.letGo();
  await world.settle();
  for (const device of world.devices) {
    Object.assign(device.weather, { on: true, rough: 0 });
    Object.assign(device, { storageFaults: 0, clockOffsetMs: 0 });
    for (const { process } of device.tabs) process.live();
    device.workerProcess()?.live();
    // Whose storage has failed starts the browser anew; others go on as they are, or not.
    if (device.storageHasFailed || world.dice.happens(0.5)) device.die();
  }
  await world.advance(ROUND_MS);
}

/** Who has a database on the device, the one who is there first. */
function usersOf(world: SimWorld, device: SimDevice): readonly SimDevice['account'][] {
  const { accounts } = world.machine.database;
  const others = accounts.filter(({ id }) => id !== device.account.id && device.users.has(id));
  return [device.account, ...others];
}

async function exchangeAs(
  world: SimWorld,
  device: SimDevice,
  account: SimDevice['account'],
): Promise<readonly Breach[]> {
  // What a tab left in a copy comes back when another one starts: beside one that lives the missing one does.
  await world.through(device.openTabs(device.tabs.length === 0 ? 1 : undefined));
  if (device.tabs.some(({ entered }) => entered !== null && entered.userId !== account.id))
    await world.through(signOut(world, device));
  device.account = account;
  await world.through(signIn(world, device));
  const tab = device.tabs.find(isAtWork);
  if (tab?.entered == null) return [{ promise: 'unsettled', sentence: `${device.name} cannot be entered` }];
  const { sync, db } = tab.entered;
  await world.through(sync.flush());
  for (const company of world.companies) {
    await world.through(sync.pullNow(company));
    const seat = await world.through(takeSeat(world, device, company));
    if (seat !== null) await world.through(tidyUp(seat));
  }
  await world.through(sync.flush());
  for (const company of world.companies) await world.through(sync.pullNow(company));
  await world.settle();
  const state = await endState(world.machine.database.query);
  const tables = await world.through(deviceTables(db));
  const lost = (tables.rows.archive ?? []).filter((row) => row.lost !== undefined);
  if (lost.length > 0) world.story.count(LOST_DOCUMENTS, lost.length);
  return findUnequal(`${device.name} ${account.email}`, tables, state);
}

async function filingsUnderWay({ machine }: SimWorld): Promise<readonly Breach[]> {
  const rows = await machine.database.query<{ state: Parameters<typeof isSettled>[0]['state']; number: string }>(
    `select state, coalesce((select number from archive_item where id = filing.invoice_id limit 1), '') as number from filing where state not in ('accepted', 'rejected', 'refused')`,
  );
  return rows.map(({ state, number }) => ({ promise: 'unsettled', sentence: `The filing of ${number} is ${state}` }));
}

/** Messages to suppliers. */
async function notesUnderWay({ machine }: SimWorld): Promise<readonly Breach[]> {
  const { notes } = await endState(machine.database.query);
  return notes
    .filter(({ state }) => state !== 'sent' && state !== 'refused')
    .map(({ text, state }) => ({ promise: 'unsettled', sentence: `The message «${text}» is ${state}` }));
}

/** Of declarations of transport; one whose first day has not come is kept until then. */
async function stepsUnderWay({ machine, clock }: SimWorld): Promise<readonly Breach[]> {
  const rows = await machine.database.query<{ kind: string; state: string; start: string }>(
    `select step.kind, step.state, transport.item ->> 'startDate' as start from transport_step step
     join transport on transport.company_id = step.company_id and transport.id = step.transport_id where not step.settled`,
  );
  return rows
    .filter(({ start }) => firstDeclarationDay(start) <= legalDay(clock.now()))
    .map(({ kind, state }) => ({ promise: 'unsettled', sentence: `A step of a transport, ${kind}, is ${state}` }));
}
