/**
 * The device's clock as a clock that only rises: of two states of one form the later one stands, also where the device's clock was
 * put back between them.
 */

/** Each instant is later than the one before it, and than `seen`, ISO 8601 in UTC. */
export function createRisingClock(seen: string | undefined, now: () => number): () => string {
  let last = seen === undefined ? Number.NEGATIVE_INFINITY : Date.parse(seen);
  return () => {
    last = Math.max(now(), Number.isNaN(last) ? now() : last + 1);
    return new Date(last).toISOString();
  };
}
