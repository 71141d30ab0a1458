/** How long an entry waits after a failure that is not its own fault. */

const FIRST_MS = 2_000;
/** Nobody waits longer than this for a server that came back, even if nothing else wakes the drainer. */
const LONGEST_MS = 300_000;
/**
 * A server that answers may be able again at any moment (room is made on its disk, its load passes), and no sign of the road
 * tells of it: it is asked this often.
 */
const LONGEST_ANSWERED_MS = 30_000;

/** How long the entry still waits, ms; 0: it is due. A wait longer than any is of a clock that was put back since. */
export function waitLeft(notBefore: number, now: number): number {
  const left = notBefore - now;
  return left > LONGEST_MS ? 0 : Math.max(0, left);
}

/** Doubles from 2 s to `longest` ms; the jitter of a half keeps devices from coming back together. `random` in [0, 1). */
export function retryDelay(attempts: number, random: () => number, longest = LONGEST_MS): number {
  const full = Math.min(longest, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full / 2 + (full / 2) * random());
}

/** When an entry that was put off is due, and how many times in a row it was, forced tries not counted. */
export interface Pause {
  /** ms since 1970. */
  readonly notBefore: number;
  readonly waits: number;
}

interface PauseFacts {
  /** ms since 1970. */
  readonly now: number;
  readonly random: () => number;
  /** Tried before it was due: somebody asked, or the road seemed open. */
  readonly forced: boolean;
  /** The server itself said that it cannot now. */
  readonly answered: boolean;
}

/** The pause after another failure. A forced try neither lengthens the pauses nor moves the time already told. */
export function pauseAfter(before: Partial<Pause>, { now, random, forced, answered }: PauseFacts): Pause {
  const { waits = 0, notBefore = 0 } = before;
  const counted = forced ? Math.max(1, waits) : waits + 1;
  const delay = retryDelay(counted, random, answered ? LONGEST_ANSWERED_MS : LONGEST_MS);
  const left = forced ? waitLeft(notBefore, now) : 0;
  return { notBefore: now + (left > 0 ? Math.min(left, delay) : delay), waits: counted };
}
