/** A person before an open tab: what an act is given. */
import type { CommandContext } from '@/db/command-context';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { SimDevice } from '../device/sim-device';
import type { EnteredTab, SimTab } from '../device/sim-tab';
import type { SimWorld } from '../run/sim-world';

export interface Seat {
  readonly world: SimWorld;
  readonly device: SimDevice;
  readonly tab: SimTab;
  readonly at: EnteredTab;
  readonly context: CommandContext;
}

/** Entered, and not put out by a newer version's database: such a tab shows nothing but the button that loads it anew. */
export function isAtWork({ entered }: SimTab): boolean {
  return entered !== null && entered.db.schemaGuard.refusal === null;
}

/** One of the device's open tabs, in the home company or another; null where none is entered. */
export async function takeSeat(world: SimWorld, device: SimDevice, company: number = world.home): Promise<Seat | null> {
  const tab = world.dice.pick(device.tabs.filter(isAtWork));
  if (tab === undefined || tab.entered === null) return null;
  return { world, device, tab, at: tab.entered, context: await tab.entered.contextOf(company) };
}

export function today({ device }: Pick<Seat, 'device'>): string {
  return bucharestDay(device.now());
}
