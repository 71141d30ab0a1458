/**
 * An answer that tells of a conflict holds the server's whole row, as that of an effect does, and is forgotten with those
 * (docs/decisions/0012). The key, its hash and its status stay: a conflict that is asked for again stays one.
 */
import { type Kysely, type Migration, sql } from 'kysely';

/** What holds rows: an effect, a conflict. Other refusals say a sentence, and stay. */
const FORGOTTEN = sql.lit('{200,409}');

const STATEMENTS = [
  sql`drop index idempotency_answer_kept`,
  sql`create index idempotency_answer_kept on idempotency (created_at)
    where status = any (${FORGOTTEN}::integer[]) and answer is not null`,
  sql`create or replace function forget_answers(before timestamptz, most integer) returns integer
    language sql security definer set search_path = public, pg_temp
    as $$
      with old as (
        select user_id, key from idempotency
        where status = any (${FORGOTTEN}::integer[]) and answer is not null and created_at < before
        order by created_at limit most for update skip locked
      ), forgotten as (
        update idempotency as kept set answer = null from old
        where kept.user_id = old.user_id and kept.key = old.key returning 1
      )
      select count(*)::integer from forgotten
    $$`,
];

export const conflictAnswersMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
