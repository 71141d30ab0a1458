/**
 * Bounds the tries at sign-in by account and by address, in this process's memory. A success clears the account's count.
 *
 * Invariant: the table holds at most MAX_KEYS names; the oldest are forgotten first.
 */
export interface AttemptLimit {
  /** False: too many within the window. Counts the try. */
  allow(key: string): boolean;
  clear(key: string): void;
}

const MAX_KEYS = 50_000;

export function attemptLimit(most: number, windowMs: number, now: () => number): AttemptLimit {
  const tries = new Map<string, { since: number; count: number }>();
  return {
    allow(key) {
      const known = tries.get(key);
      const fresh = known === undefined || now() - known.since > windowMs;
      const entry = fresh ? { since: now(), count: 1 } : { since: known.since, count: known.count + 1 };
      tries.delete(key);
      tries.set(key, entry);
      const oldest = tries.keys().next().value;
      if (tries.size > MAX_KEYS && oldest !== undefined) tries.delete(oldest);
      return entry.count <= most;
    },
    clear(key) {
      tries.delete(key);
    },
  };
}
