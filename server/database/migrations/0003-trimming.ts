/**
 * What the hourly job forgets (server/jobs/trimming): answers under idempotency keys, and sessions that are over. It acts on
 * nobody's behalf, so it asks functions of the owner, which do this and nothing else.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  // An answer that was forgotten leaves the index: a run looks at what there is to do, not at all keys.
  sql`create index idempotency_answer_kept on idempotency (created_at) where status = 200 and answer is not null`,
  // The key, its call, hash and status stay: they are what keeps a second effect away (docs/decisions/0012).
  sql`create function forget_answers(before timestamptz, most integer) returns integer
    language sql security definer set search_path = public, pg_temp
    as $$
      with old as (
        select user_id, key from idempotency
        where status = 200 and answer is not null and created_at < before
        order by created_at limit most for update skip locked
      ), forgotten as (
        update idempotency as kept set answer = null from old
        where kept.user_id = old.user_id and kept.key = old.key returning 1
      )
      select count(*)::integer from forgotten
    $$`,
  // A family that is not there answers as one that ended: session-family.ts.
  sql`create function forget_sessions(before timestamptz, most integer) returns integer
    language sql security definer set search_path = public, pg_temp
    as $$
      with old as (
        select id from session_family where least(expires_at, ended_at) < before limit most for update skip locked
      ), forgotten as (
        delete from session_family where id in (select id from old) returning 1
      )
      select count(*)::integer from forgotten
    $$`,
  sql`revoke all on function forget_answers(timestamptz, integer), forget_sessions(timestamptz, integer) from public`,
  sql`grant execute on function forget_answers(timestamptz, integer), forget_sessions(timestamptz, integer) to app`,
  sql`grant delete on register_answer to app`,
];

export const trimmingMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
