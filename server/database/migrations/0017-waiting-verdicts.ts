/**
 * How many filings wait for their verdicts: where they are many, verdicts are read from ANAF's lists instead of asked for one by
 * one. The function counts across companies, because the calls to ANAF are shared by all; it learns counts and nothing else.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create index filing_waiting on filing (company_id, first_sent_at) where state in ('uploaded', 'processing')`,
  sql`create function filings_waiting(company integer, most_own integer, most_all integer)
    returns table (own bigint, everyone bigint)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select
        (select count(*) from (select from filing where state in ('uploaded', 'processing')
          and company_id = company limit most_own) as own),
        (select count(*) from (select from filing where state in ('uploaded', 'processing') limit most_all) as everyone)
    $$`,
  sql`create function companies_waiting() returns bigint
    language sql stable security definer set search_path = public, pg_temp
    as $$
      with recursive step as (
        (select company_id from filing where state in ('uploaded', 'processing') order by company_id limit 1)
        union all
        select (select company_id from filing where state in ('uploaded', 'processing') and company_id > step.company_id
          order by company_id limit 1)
        from step where step.company_id is not null
      )
      select count(company_id) from step
    $$`,
  sql`revoke all on function filings_waiting(integer, integer, integer), companies_waiting() from public`,
  sql`grant execute on function filings_waiting(integer, integer, integer), companies_waiting() to app`,
];

export const waitingVerdictsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
