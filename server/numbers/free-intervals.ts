/**
 * The numbers of a series that are nobody's: what was given back, and all above the highest lease.
 *
 * Invariant: the intervals of a device rise, for its dates rise along all its numbers. So numbers given back below one of
 * its intervals are not for it.
 */
import type { LeaseRecord } from './number-tables';

export type HeldInterval = Pick<LeaseRecord, 'device_id' | 'from_number' | 'to_number' | 'granted_to'>;

export interface FreeInterval {
  readonly from: number;
  /** How many numbers; undefined: without end. */
  readonly most: number | undefined;
  /** Its first number was granted before and given back. */
  readonly givenBack: boolean;
}

/** In rising order; the last one is without end. `held`: all leases of the series. */
export function freeIntervals(
  firstNumber: number,
  held: readonly HeldInterval[],
  deviceId: string,
): readonly [...FreeInterval[], FreeInterval] {
  const kept = held.filter((lease) => lease.to_number >= lease.from_number);
  const own = kept.filter((lease) => lease.device_id === deviceId);
  const above = Math.max(0, ...own.map((lease) => lease.to_number));
  const gaps: FreeInterval[] = [];
  let next = firstNumber;
  for (const { from_number, to_number } of kept.sort((a, b) => a.from_number - b.from_number)) {
    if (from_number > next && next > above)
      gaps.push({ from: next, most: from_number - next, givenBack: wasGranted(held, next) });
    next = Math.max(next, to_number + 1);
  }
  return [...gaps, { from: next, most: undefined, givenBack: wasGranted(held, next) }];
}

function wasGranted(held: readonly HeldInterval[], number: number): boolean {
  return held.some(({ from_number, granted_to }) => from_number <= number && number <= granted_to);
}
