/**
 * The people with whom the transaction's user shares companies, each with those that are shared; himself among them. Of other companies
 * of theirs nothing is said. And by whom a company is worked on: a row of the stream, which whoever may see the company sees.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const colleaguesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create function my_colleagues() returns table (user_id integer, name text, companies integer[])
      language sql stable security definer set search_path = public, pg_temp
      as $$
        select person.id, coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email),
          array_agg(others.company_id order by others.company_id)
        from company_authorization own
        join company_authorization others on others.company_id = own.company_id
        join app_user person on person.id = others.user_id
        where own.user_id = my_user()
        group by person.id
        order by 2, 1
      $$`.execute(db);
    // Which companies are the user's to work on: asked when an account is deleted.
    await sql`create index replicated_row_assigned on replicated_row (((body #>> '{person,user}')))
      where collection = 'assignment' and body is not null`.execute(db);
    await sql`revoke all on function my_colleagues() from public`.execute(db);
    await sql`grant execute on function my_colleagues() to app`.execute(db);
  },
};
