/**
 * Accounts, sessions, companies and who may work on them, the companies' stream of changes, number leases, answers by
 * idempotency key.
 *
 * Row-level security binds the role that serves (`app`): a company's rows are seen by its authorized users, taken from the
 * transaction's `app.user_id`, and by the company's own jobs (`app.company_id`), never by a company named in a request.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table app_user (
    id integer generated always as identity primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    profile jsonb not null,
    plan_name text not null,
    plan_restrictions jsonb not null default '{}',
    totp_secret text not null default '',
    totp_step bigint not null default 0,
    disabled boolean not null default false
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
    used integer not null default -1,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index session_family_by_user on session_family (user_id)`,
  sql`create table company (
    id integer generated always as identity primary key,
    cif text not null unique check (cif ~ '^[0-9]{2,13}$'),
    name text not null,
    details jsonb not null,
    version bigint not null default 0
  )`,
  sql`create table company_authorization (
    id integer generated always as identity primary key,
    company_id integer not null references company (id) on delete cascade,
    user_id integer not null references app_user (id) on delete cascade,
    plan_administrator boolean not null default false,
    unique (user_id, company_id)
  )`,
  sql`create table replicated_row (
    company_id integer not null references company (id) on delete cascade,
    collection text not null,
    id text not null,
    version bigint not null,
    body jsonb,
    primary key (company_id, collection, id)
  )`,
  // Versions of a company are consecutive and each stands once: a page of changes is a range of this index.
  sql`create unique index replicated_row_by_version on replicated_row (company_id, version)`,
  sql`create table number_lease (
    id uuid primary key,
    company_id integer not null references company (id) on delete cascade,
    serial_id uuid not null,
    device_id uuid not null,
    device_name text not null,
    first integer not null,
    last integer not null check (last >= first),
    used_to integer not null,
    last_date text not null default '',
    state text not null check (state in ('open', 'returned', 'closed')),
    granted_at timestamptz not null
  )`,
  sql`create index number_lease_by_serial on number_lease (company_id, serial_id, last)`,
  sql`create table used_number (
    company_id integer not null references company (id) on delete cascade,
    serial_id uuid not null,
    number integer not null,
    invoice_id uuid not null,
    issue_date text not null,
    primary key (company_id, serial_id, number)
  )`,
  sql`create table idempotency (
    user_id integer not null references app_user (id) on delete cascade,
    key uuid not null,
    call text not null,
    request_sha256 text not null,
    status integer,
    answer text,
    created_at timestamptz not null default now(),
    primary key (user_id, key)
  )`,
];

/** The companies of the transaction's user, or the one company of a job; none where neither is set. */
const MY_COMPANIES = sql`
  create function my_companies() returns integer[]
  language sql stable security definer set search_path = pg_catalog, public as $$
    select coalesce(array_agg(a.company_id), '{}')
      || array_remove(array[nullif(current_setting('app.company_id', true), '')::integer], null)
    from public.company_authorization a
    where a.user_id = nullif(current_setting('app.user_id', true), '')::integer
  $$`;

const ME = sql`nullif(current_setting('app.user_id', true), '')::integer`;
const COMPANY_TABLES = ['replicated_row', 'number_lease', 'used_number'];

export const coreMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of TABLES) await table.execute(db);
    await MY_COMPANIES.execute(db);
    for (const table of COMPANY_TABLES) {
      await bind(db, table, sql`company_id = any ((select my_companies())::integer[])`);
      await sql`grant select, insert, update, delete on ${sql.table(table)} to app`.execute(db);
    }
    await protectCompanies(db);
    await bind(db, 'idempotency', sql`user_id = ${ME}`);
    await sql`grant select, insert, update on idempotency to app`.execute(db);
    // Accounts are read before there is a user: the calls of sign-in are the only ones that touch them.
    await sql`grant select, insert, update on app_user, recovery_code, session_family to app`.execute(db);
  },
};

async function protectCompanies(db: Kysely<unknown>): Promise<void> {
  await bind(db, 'company', sql`id = any ((select my_companies())::integer[])`);
  await sql`grant select, update on company to app`.execute(db);
  await bind(db, 'company_authorization', sql`user_id = ${ME}`);
  await sql`grant select on company_authorization to app`.execute(db);
}

async function bind(db: Kysely<unknown>, table: string, condition: ReturnType<typeof sql>): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`create policy ${sql.id(`${table}_of_mine`)} on ${name} using (${condition}) with check (${condition})`.execute(
    db,
  );
}
