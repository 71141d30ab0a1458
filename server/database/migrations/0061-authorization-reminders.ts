/**
 * Which day before its end an authorization was told by mail (server/connections/remind-by-mail.ts). The hourly job acts on nobody's
 * behalf, so a function gives it what is due, for the owners of each company, and marks it.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table anaf_access
    -- Days before the end; null: nothing was told yet.
    add column reminded_days integer`,
  sql`create function take_ending_authorizations(at timestamptz, steps integer[], most integer)
    returns table (company_id integer, name text, cif text, until timestamptz, days integer, email text)
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with lasting as (
        select distinct on (access.company_id)
          access.id, access.company_id, access.reminded_days, kept.refresh_expires_at as until
        from anaf_access access join anaf_credential kept on kept.id = access.credential_id
        where access.ended_at is null and access.confirmed_at is not null
          and kept.state = 'active' and access.covered is distinct from false
        order by access.company_id, kept.refresh_expires_at desc
      ), due as (
        select lasting.id, lasting.company_id, lasting.until, told.step
        from lasting, lateral (
          select min(step) as step from unnest(steps) as step where lasting.until <= at + step * interval '1 day'
        ) as told
        where lasting.until > at and told.step is not null and coalesce(lasting.reminded_days > told.step, true)
        order by lasting.until limit most
      ), told as (
        update anaf_access set reminded_days = due.step from due where anaf_access.id = due.id
        returning due.company_id, due.until
      )
      select company.id, company.name, company.cif, told.until,
        ceil(extract(epoch from told.until - at) / 86400)::integer, person.email
      from told join company on company.id = told.company_id
      join company_authorization own on own.company_id = company.id and own.role = 'owner'
      join app_user person on person.id = own.user_id and not person.disabled
      order by told.until, company.id
    $$`,
  sql`revoke all on function take_ending_authorizations(timestamptz, integer[], integer) from public`,
  sql`grant execute on function take_ending_authorizations(timestamptz, integer[], integer) to app`,
];

export const authorizationRemindersMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
