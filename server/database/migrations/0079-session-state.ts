/** What every signed call asks first, in one statement without a transaction: whether the session lives, and what its account may do. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  // No row: the session has ended, or is another account's. The role that serves may be any user; this tells it nothing more.
  sql`create function session_state(of_user integer, of_family uuid, at timestamptz)
    returns table (disabled boolean, restrictions jsonb)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select app_user.disabled, app_user.plan_restrictions
      from session_family join app_user on app_user.id = session_family.user_id
      where session_family.id = of_family and session_family.user_id = of_user
        and session_family.ended_at is null and session_family.expires_at > at
    $$`,
  sql`revoke all on function session_state(integer, uuid, timestamptz) from public`,
  sql`grant execute on function session_state(integer, uuid, timestamptz) to app`,
];

export const sessionStateMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
