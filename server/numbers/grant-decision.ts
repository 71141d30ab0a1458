/**
 * What a request for numbers deserves, by the fence of its device (docs/decisions/0013).
 *
 * Invariants: a profile that holds the identity of another, because it was copied or put back to an older day, is granted
 * nothing under that identity; a device whose answer was lost is given the interval of the lost answer.
 */
import { hasEnoughNumbers } from '@/domain/numbering/enough-numbers';
import type { LeaseRecord } from './number-tables';

/** What a device says of itself; an older client says nothing. See LeaseNumbers. */
export interface SelfKnowledge {
  readonly fence?: number;
  readonly takenTo?: number;
  readonly request?: string;
}

export type NewestLease = Pick<LeaseRecord, 'from_number' | 'to_number' | 'used_to' | 'fence' | 'request' | 'state'>;

/**
 * `again`: it has enough, or its answer was lost. `cloned`: another profile was granted numbers under this identity, or used
 * some that this one does not know of. `server-behind`: the device knows of grants that a restored server has lost.
 */
export type GrantDecision = 'again' | 'grant' | 'cloned' | 'server-behind';

/** `newest`: the device's lease of the highest fence in the series. */
export function decideGrant(newest: NewestLease | undefined, asked: SelfKnowledge): GrantDecision {
  const known = newest?.fence ?? 0;
  if (asked.fence !== undefined && asked.fence > known) return 'server-behind';
  if (newest === undefined) return 'grant';
  if (asked.fence !== undefined && asked.fence < known) return afterUnknownGrant(newest, asked);
  if (asked.fence !== undefined && asked.takenTo !== undefined && asked.takenTo < newest.used_to) return 'cloned';
  if (newest.state !== 'open') return 'grant';
  return hasEnoughNumbers(newest.to_number - newest.from_number + 1, freeNumbers(newest, asked)) ? 'again' : 'grant';
}

/** The device has not seen its newest grant: the answer was lost on the way, or another profile got it. */
function afterUnknownGrant(newest: NewestLease, { request }: SelfKnowledge): GrantDecision {
  if (request === undefined || request !== newest.request) return 'cloned';
  return newest.state === 'open' ? 'again' : 'grant';
}

/** By what the device has taken, sent or not (kills, 4). */
function freeNumbers({ to_number, used_to }: NewestLease, { takenTo = 0 }: SelfKnowledge): number {
  return to_number - Math.max(used_to, Math.min(takenTo, to_number));
}
