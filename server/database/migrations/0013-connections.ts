/**
 * How a company comes to ANAF: one-time tickets, consents under way, and several persons a company, each of whom an owner lets
 * in. Tickets and states are known by their hash alone. Who has a ticket is nobody yet, so two functions tell the company that
 * a hash belongs to, and nothing else; all further questions are asked as that company.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const CREDENTIAL = [
  // Null: given by invitation, without an account.
  sql`alter table anaf_credential alter column user_id drop not null`,
  sql`alter table anaf_credential
    add column person text not null default '',
    -- Serial number of the certificate, as ANAF's token has it.
    add column certificate text not null default '',
    add column ended_at timestamptz`,
  sql`grant update (ended_at) on anaf_credential to app`,
];

const ACCESS = [
  sql`alter table anaf_access
    add column id uuid not null default gen_random_uuid(),
    add column by_invitation boolean not null default false,
    add column given_at timestamptz,
    -- Null: an owner has not let the person in; the token is not used.
    add column confirmed_at timestamptz,
    add column confirmed_by text not null default '',
    add column ended_at timestamptz,
    add column ended_why text check (ended_why in ('revoked', 'declined', 'replaced')),
    -- Whether ANAF answered for the company when it was asked last; null: not asked yet.
    add column covered boolean,
    add column covered_at timestamptz,
    add check ((ended_at is null) = (ended_why is null))`,
  // What was given before was used at once; its pair lives 365 days from the last renewal.
  sql`update anaf_access set given_at = kept.refresh_expires_at - interval '365 days',
      confirmed_at = kept.refresh_expires_at - interval '365 days'
    from anaf_credential kept where kept.id = anaf_access.credential_id`,
  sql`alter table anaf_access alter column given_at set not null`,
  sql`alter table anaf_access drop constraint anaf_access_pkey, add primary key (id)`,
  sql`create unique index anaf_access_once on anaf_access (company_id, credential_id)`,
  sql`revoke update on anaf_access from app`,
  sql`revoke update (credential_id) on anaf_access from app`,
  sql`grant update (confirmed_at, confirmed_by, ended_at, ended_why, covered, covered_at) on anaf_access to app`,
  // Row-level security shows a company its own accesses only; the token of a person who serves another one too must stay.
  sql`create function anaf_credential_in_use(wanted uuid) returns boolean
    language sql stable security definer set search_path = public, pg_temp
    as $$ select exists (select from anaf_access where credential_id = wanted and ended_at is null) $$`,
];

const TICKETS = [
  sql`create table anaf_ticket (
    id uuid primary key,
    company_id integer not null references company (id) on delete cascade,
    secret_hash text not null unique,
    kind text not null check (kind in ('here', 'invitation')),
    made_by integer not null,
    made_by_name text not null,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    starts integer not null default 0,
    used_at timestamptz,
    withdrawn_at timestamptz
  )`,
  sql`create index anaf_ticket_of_company on anaf_ticket (company_id)`,
  sql`create table anaf_consent (
    state_hash text primary key,
    company_id integer not null references company (id) on delete cascade,
    ticket_id uuid not null references anaf_ticket (id) on delete cascade,
    -- Of the cookie in the browser that began it.
    browser_hash text not null,
    person text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index anaf_consent_of_ticket on anaf_consent (ticket_id)`,
  sql`create index anaf_consent_of_company on anaf_consent (company_id)`,
  ...['anaf_ticket', 'anaf_consent'].flatMap((name) => [
    sql`alter table ${sql.table(name)} enable row level security`,
    sql`create policy ${sql.id(`${name}_of_my_companies`)} on ${sql.table(name)}
      using (company_id = any ((select my_companies())::integer[]))`,
    sql`grant select, insert on ${sql.table(name)} to app`,
  ]),
  sql`grant update (starts, used_at, withdrawn_at) on anaf_ticket to app`,
  sql`grant update (used_at) on anaf_consent to app`,
  sql`create function company_of_ticket(hash text) returns integer
    language sql stable security definer set search_path = public, pg_temp
    as $$ select company_id from anaf_ticket where secret_hash = hash $$`,
  sql`create function company_of_consent(hash text) returns integer
    language sql stable security definer set search_path = public, pg_temp
    as $$ select company_id from anaf_consent where state_hash = hash $$`,
  // The hourly job acts on nobody's behalf. Consents go with their ticket.
  sql`create function forget_tickets(before timestamptz, most integer) returns integer
    language sql security definer set search_path = public, pg_temp
    as $$
      with old as (
        select id from anaf_ticket where expires_at < before limit most for update skip locked
      ), forgotten as (
        delete from anaf_ticket where id in (select id from old) returning 1
      )
      select count(*)::integer from forgotten
    $$`,
];

const FUNCTIONS = [
  'anaf_credential_in_use(uuid)',
  'company_of_ticket(text)',
  'company_of_consent(text)',
  'forget_tickets(timestamptz, integer)',
];

export const connectionsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...CREDENTIAL, ...ACCESS, ...TICKETS]) await statement.execute(db);
    for (const name of FUNCTIONS) {
      await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
      await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
    }
  },
};
