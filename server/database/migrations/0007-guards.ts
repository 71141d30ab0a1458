/**
 * What belongs to the demonstration, how renewals at ANAF are paced, and what the installation remembers of itself.
 *
 * `installation` holds facts that are written once and never changed: the serving role may add one, not rewrite one.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import { GRANTS } from './0007-grants';

const DEMONSTRATION = [
  sql`alter table app_user add column demo boolean not null default false`,
  sql`alter table company add column demo boolean not null default false`,
  // Demonstrations from before the mark are known by their address.
  sql`update app_user set demo = true where email_key = 'demo@condica.ro'`,
  sql`update company set demo = true where id in (
    select company_id from company_authorization
    where user_id in (select id from app_user where demo))`,
  // It acts on nobody's behalf and can only shut: the serving role may ask for it at each start.
  sql`create function close_demonstration(at timestamptz) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with closed as (
        update app_user set disabled = true where demo and not disabled returning id
      ), ended as (
        update session_family set ended_at = at, ended_why = 'demonstration-over'
        where ended_at is null and user_id in (select id from app_user where demo) returning 1
      )
      select count(*)::integer from closed
    $$`,
  sql`revoke all on function close_demonstration(timestamptz) from public`,
  sql`grant execute on function close_demonstration(timestamptz) to app`,
];

/** The pace of renewals (server/outside/anaf/renewal-pace.ts), kept for all processes. */
const RENEWALS = [
  sql`alter table anaf_credential
    add column renewal_failures integer not null default 0,
    add column renewal_trouble text check (renewal_trouble in ('client', 'unavailable')),
    add column refusals integer not null default 0,
    add column refused_at timestamptz not null default 'epoch'`,
];

const INSTALLATION = [
  sql`create table installation (name text primary key, value text not null)`,
  sql`grant select, insert on installation to app`,
];

export const guardsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...DEMONSTRATION, ...RENEWALS, ...INSTALLATION, ...GRANTS]) await statement.execute(db);
  },
};
