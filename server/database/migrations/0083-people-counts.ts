/** How many people work on each company of the transaction's user, at once: of five hundred companies nobody asks one by one. */
import { type Kysely, type Migration, sql } from 'kysely';

export const peopleCountsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create function people_counts() returns table (company_id integer, people integer)
      language sql stable security definer set search_path = public, pg_temp
      as $$
        select others.company_id, count(*)::integer
        from company_authorization own join company_authorization others on others.company_id = own.company_id
        where own.user_id = my_user()
        group by others.company_id
      $$`.execute(db);
    await sql`revoke all on function people_counts() from public`.execute(db);
    await sql`grant execute on function people_counts() to app`.execute(db);
  },
};
