/** Everything that still is somewhere: at the servers, and in every device that is not lost, whoever wrote it. */
import type { SimWorld } from '../run/sim-world';
import { endState } from './end-state';
import { type Loss, wordsIn } from './ledger';

/** From now on only what is still somewhere can be lost, and what the second copy of the device had to hold. */
export async function forgetWhatIsGone(world: SimWorld, loss?: Loss): Promise<void> {
  const { ledger, devices, scheduler } = world;
  const held = devices.filter(({ lost }) => !lost).map(({ profile }) => profile.dump());
  const dumps = (await scheduler.through(Promise.all(held))).flat();
  const all = [await atServers(world), ...dumps].join('\n');
  ledger.loseAllBut(new Set(namedIn(world, all)), loss);
}

/** Everything that the servers have, as text. */
export async function atServers({ machine }: SimWorld): Promise<string> {
  const state = await endState(machine.database.query);
  return [JSON.stringify(state.rows), ...state.documents, ...state.notes.map(({ text }) => text)].join('\n');
}

/** The words and the invoices in it. */
export function namedIn({ ledger }: SimWorld, text: string): readonly string[] {
  const invoices = ledger.issued.map(({ invoice }) => invoice).filter((id) => text.includes(id));
  return [...wordsIn(text), ...invoices];
}
