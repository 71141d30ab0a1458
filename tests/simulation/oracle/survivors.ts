/** Everything that still is somewhere: at the servers, and in every device that is not lost, whoever wrote it. */
import type { SimWorld } from '../run/sim-world';
import { endState } from './end-state';
import { wordsIn } from './ledger';

/** From now on only what is still somewhere can be lost, and what was told to be written before `since`. */
export async function forgetWhatIsGone(world: SimWorld, since = 0): Promise<void> {
  const { ledger, devices, scheduler } = world;
  const state = await endState(world.machine.database.query);
  const held = devices.filter(({ lost }) => !lost).map(({ profile }) => profile.dump());
  const dumps = (await scheduler.through(Promise.all(held))).flat();
  const all = [JSON.stringify(state.rows), ...state.documents, ...dumps].join('\n');
  const invoices = ledger.issued.map(({ invoice }) => invoice).filter((id) => all.includes(id));
  ledger.loseAllBut(new Set(wordsIn(all)), new Set(invoices), since);
}
