import type { Transport } from '@/api/entities/transport';
import { platesOf } from '@/db/transport/transport-row';
import type { TransportState } from '../transport-state';

/** What no longer rides, or never did. */
const NOT_CARRIED: ReadonlySet<TransportState> = new Set<TransportState>(['refused', 'deleting', 'deleted', 'draft']);

/**
 * The other consignments that go in the vehicle of `item`: each partner and way has a UIT of its own, and a control asks for all of
 * them. Those that start on the same day in the vehicle that is in force, the order of their codes; pure.
 */
export function inSameVehicle<Known extends { readonly item: Transport }>(
  { id, startDate, ...said }: Transport,
  others: readonly Known[],
  stateOf: (item: Transport) => TransportState,
): readonly Known[] {
  const { vehicle } = platesOf({ id, startDate, ...said });
  if (vehicle === '') return [];
  return others
    .filter(({ item }) => item.id !== id && item.startDate === startDate && platesOf(item).vehicle === vehicle)
    .filter(({ item }) => !NOT_CARRIED.has(stateOf(item)))
    .toSorted((a, b) => (a.item.uit < b.item.uit ? -1 : 1));
}
