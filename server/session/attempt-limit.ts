/**
 * Bounds the tries at sign-in and at open look-ups within a window, counted in the database for all processes together. Who
 * tried is kept as a hash only.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

export interface AttemptLimit {
  /** False: too many within the window. Counts the try. */
  allow(subject: string): Promise<boolean>;
  /** After a success: it was no guess. */
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
    async allow(subject) {
      const window = Math.floor(now() / windowMs);
      const { rows } = await sql<{ used: number }>`
        insert into attempt as known (key, window_start, used) values (${keyOf(subject)}, ${window}, 1)
        on conflict (key) do update
          set used = case when known.window_start = excluded.window_start then known.used + 1 else 1 end,
              window_start = excluded.window_start
        returning used`.execute(db);
      return (rows[0]?.used ?? 0) <= most;
    },
    async clear(subject) {
      await db.deleteFrom('attempt').where('key', '=', keyOf(subject)).execute();
    },
  };
}
