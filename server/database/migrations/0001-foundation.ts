/**
 * Accounts, sessions, companies, the stream of changes, idempotency, number leases.
 *
 * Every table has row-level security. A policy asks only `my_user()` and `my_companies()`, which read what the transaction
 * was opened for (as-user.ts, as-company.ts): without it there are no rows. The owner is not bound; it only migrates.
 * The role `app` serves; it exists before the first migration (roles.ts).
 */
import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

const ACCOUNTS: readonly RawBuilder<unknown>[] = [
  sql`create table app_user (
    id integer generated always as identity primary key,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    first_name text not null default '',
    last_name text not null default '',
    telephone text not null default '',
    cnp text not null default '',
    company text not null default '',
    legal_entity boolean not null default true,
    plan_name text not null default '',
    plan_restrictions jsonb not null default '{}',
    notification_status boolean not null default false,
    totp_sealed bytea,
    totp_time_step bigint,
    disabled boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  sql`create table recovery_code (
    user_id integer not null references app_user (id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  sql`create table session_family (
    id uuid primary key,
    user_id integer not null references app_user (id) on delete cascade,
    remember boolean not null,
    used_serial integer not null default 0,
    last_request_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_why text
  )`,
  sql`create index session_family_of_user on session_family (user_id)`,
  sql`create table attempt (
    key text primary key,
    window_start bigint not null,
    used integer not null
  )`,
  sql`create table public_notice (
    id integer generated always as identity primary key,
    title text not null,
    body text not null,
    shown_from timestamptz not null default now(),
    shown_until timestamptz
  )`,
];

const COMPANIES: readonly RawBuilder<unknown>[] = [
  sql`create table company (
    id integer generated always as identity primary key,
    cif text not null unique,
    name text not null,
    is_authorized boolean not null default false,
    administrator text not null default '',
    vat_registered boolean not null default true,
    registration text not null default '',
    legal_form text not null default '',
    trading_name text not null default '',
    address jsonb not null,
    email text not null default '',
    telephone text not null default '',
    contact_name text not null default '',
    iban text not null default '',
    bank text not null default '',
    payment_term_days integer not null default 30,
    version bigint not null default 0,
    created_at timestamptz not null default now()
  )`,
  sql`create table company_authorization (
    id integer generated always as identity primary key,
    company_id integer not null references company (id) on delete cascade,
    user_id integer not null references app_user (id) on delete cascade,
    created_at timestamptz not null default now(),
    unique (user_id, company_id)
  )`,
  sql`create table replicated_row (
    company_id integer not null references company (id) on delete cascade,
    collection text not null,
    id text not null,
    version bigint not null,
    body jsonb,
    changed_at timestamptz not null default now(),
    primary key (company_id, collection, id)
  )`,
  sql`create unique index replicated_row_by_version on replicated_row (company_id, version)`,
  sql`create unique index replicated_row_serial_once
    on replicated_row (company_id, (body ->> 'type'), (body ->> 'prefix'))
    where collection = 'serial' and body is not null`,
];

const NUMBERS: readonly RawBuilder<unknown>[] = [
  sql`create table number_lease (
    company_id integer not null references company (id) on delete cascade,
    id uuid not null,
    serial_id uuid not null,
    device_id uuid not null,
    device_name text not null,
    from_number integer not null,
    to_number integer not null,
    used_to integer not null,
    last_date text not null default '',
    state text not null check (state in ('open', 'returned', 'closed')),
    granted_at timestamptz not null,
    primary key (company_id, id),
    check (from_number <= to_number and used_to between from_number - 1 and to_number)
  )`,
  // Intervals of a series begin at different numbers: the second of two equal grants fails.
  sql`create unique index number_lease_once on number_lease (company_id, serial_id, from_number)`,
  // Every number with its invoice, or with the reason why no invoice bears it.
  sql`create table number_use (
    company_id integer not null references company (id) on delete cascade,
    serial_id uuid not null,
    number integer not null,
    lease_id uuid not null,
    invoice_id uuid,
    reason text not null default '',
    issue_date text not null default '',
    used_at timestamptz not null,
    primary key (company_id, serial_id, number),
    check (invoice_id is not null or reason <> '')
  )`,
  sql`create table idempotency (
    user_id integer not null references app_user (id) on delete cascade,
    key uuid not null,
    call text not null,
    request_hash text not null,
    status integer,
    answer text,
    created_at timestamptz not null default now(),
    primary key (user_id, key)
  )`,
];

const FUNCTIONS: readonly RawBuilder<unknown>[] = [
  sql`create function my_user() returns integer language sql stable
    return nullif(current_setting('app.user_id', true), '')::integer`,
  // A job has the company of its row; a request has those of its user.
  sql`create function my_companies() returns integer[] language sql stable security definer
    set search_path = public, pg_temp as $$
      select case
        when nullif(current_setting('app.company_id', true), '') is not null
          then array[current_setting('app.company_id', true)::integer]
        else array(select company_id from company_authorization
          where user_id = nullif(current_setting('app.user_id', true), '')::integer)
      end
    $$`,
  // Sign-in knows an address only; all else of the account is read as its user.
  sql`create function account_by_email(wanted text)
    returns table (id integer, password_hash text, disabled boolean)
    language sql stable security definer set search_path = public, pg_temp as $$
      select id, password_hash, disabled from app_user where email_key = wanted
    $$`,
];

const COMPANY_TABLES = ['replicated_row', 'number_lease', 'number_use'] as const;
const USER_TABLES = ['recovery_code', 'session_family', 'idempotency', 'company_authorization'] as const;

const POLICIES: readonly RawBuilder<unknown>[] = [
  ...COMPANY_TABLES.map((table) => policy(table, sql`company_id = any ((select my_companies())::integer[])`)),
  ...USER_TABLES.map((table) => policy(table, sql`user_id = (select my_user())`)),
  policy('company', sql`id = any ((select my_companies())::integer[])`),
  policy('app_user', sql`id = (select my_user())`),
];

function policy(table: string, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`create policy ${sql.id(`${table}_mine`)} on ${sql.table(table)} using (${condition})`;
}

/** Companies and access are given by the owner's functions (accounts/), not by the serving role. */
const GRANTS: readonly RawBuilder<unknown>[] = [
  ...[...COMPANY_TABLES, ...USER_TABLES, 'company', 'app_user'].map(
    (table) => sql`alter table ${sql.table(table)} enable row level security`,
  ),
  sql`grant select, insert, update on replicated_row, number_lease, number_use, idempotency, session_family to app`,
  sql`grant select, update on company, app_user, recovery_code to app`,
  sql`grant select on company_authorization, public_notice to app`,
  sql`grant select, insert, update, delete on attempt to app`,
];

export const foundationMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...ACCOUNTS, ...COMPANIES, ...NUMBERS, ...FUNCTIONS, ...POLICIES, ...GRANTS]) {
      await statement.execute(db);
    }
  },
};
