/**
 * Bounds the tries at sign-in and at open look-ups within a window, counted in the database for all processes together. Who
 * tried is kept as a hash only.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

export interface AttemptLimit {
  /** Counts the try. Milliseconds until the window is over; 0: this one is within the limit. */
  take(subject: string): Promise<number>;
  /** One try was no guess. */
  giveBack(subject: string): Promise<void>;
  /** None of the window's tries was a guess. */
  clear(subject: string): Promise<void>;
}

export interface AttemptLimitSettings {
  /** What is tried: `sign-in-account`, … */
  readonly purpose: string;
  readonly most: number;
  readonly windowMs: number;
}

export function attemptLimit(
  db: Kysely<Tables>,
  { purpose, most, windowMs }: AttemptLimitSettings,
  now: () => number,
): AttemptLimit {
  const keyOf = (subject: string): string => `${purpose}:${createHash('sha256').update(subject).digest('hex')}`;
  return {
    async take(subject) {
      const at = now();
      const window = Math.floor(at / windowMs);
      const { rows } = await sql<{ used: number }>`
        insert into attempt as known (key, window_start, used) values (${keyOf(subject)}, ${window}, 1)
        on conflict (key) do update
          set used = case when known.window_start = excluded.window_start then known.used + 1 else 1 end,
              window_start = excluded.window_start
        returning used`.execute(db);
      return (rows[0]?.used ?? 0) <= most ? 0 : (window + 1) * windowMs - at;
    },
    async giveBack(subject) {
      await db
        .updateTable('attempt')
        .set((row) => ({ used: row('used', '-', 1) }))
        .where('key', '=', keyOf(subject))
        .where('window_start', '=', Math.floor(now() / windowMs))
        .where('used', '>', 0)
        .execute();
    },
    async clear(subject) {
      await db.deleteFrom('attempt').where('key', '=', keyOf(subject)).execute();
    },
  };
}
