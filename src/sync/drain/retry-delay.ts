/** How long an entry waits after a failure that is not its own fault. */

const FIRST_MS = 2_000;
/** Nobody waits longer than this for a server that came back, even if nothing else wakes the drainer. */
const LONGEST_MS = 300_000;

/** How long the entry still waits, ms; 0: it is due. A wait longer than any is of a clock that was put back since. */
export function waitLeft(notBefore: number, now: number): number {
  const left = notBefore - now;
  return left > LONGEST_MS ? 0 : Math.max(0, left);
}

/** Doubles from 2 s to 5 min; the jitter of a half keeps devices from coming back together. `random` in [0, 1). */
export function retryDelay(attempts: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full / 2 + (full / 2) * random());
}
