/**
 * Invoices sent to ANAF: documents, the archive, filings, what doubtful filings looked into; the authorizations at ANAF;
 * the calls of the minute; what was learned from the register and from BNR.
 *
 * The company's tables let only its authorized users and its own jobs see a row. The register's and BNR's answers are
 * public and shared.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const COMPANY_TABLES = ['document', 'archive_item', 'filing', 'examined_message', 'anaf_access'] as const;
/** Written by the server itself, on nobody's behalf. */
const SHARED_TABLES = ['call_budget', 'register_answer', 'rate_day', 'rate_file'] as const;

const TABLES = [
  sql`create table document (
    company_id integer not null references company (id) on delete cascade,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    bytes bytea not null,
    size integer not null,
    created_at timestamptz not null default now(),
    primary key (company_id, sha256)
  )`,
  // XML compresses itself away in the column; a zip is already small: do not try again.
  sql`alter table document alter column bytes set storage extended`,
  sql`create table archive_item (
    company_id integer not null references company (id) on delete cascade,
    id uuid not null,
    direction text not null check (direction in ('out', 'in')),
    state text not null,
    number text not null,
    issue_date text not null,
    partner_name text not null,
    total numeric not null,
    haystack text not null,
    origin text not null check (origin in ('editor', 'xml')),
    xml_sha256 text not null,
    item jsonb not null,
    primary key (company_id, id)
  )`,
  // Promise 6: a number stands once a year among what ANAF has or may get.
  sql`create unique index archive_item_number_once on archive_item (company_id, number, left(issue_date, 4))
    where direction = 'out' and state not in ('rejected', 'refused')`,
  // Each order carries what filters look at, so that ids are found in the index alone.
  sql`create index archive_item_by_date on archive_item (company_id, issue_date, id)
    include (direction, state, haystack)`,
  sql`create index archive_item_by_number on archive_item (company_id, number, id)
    include (direction, state, haystack, issue_date)`,
  sql`create index archive_item_by_partner on archive_item (company_id, partner_name, id)
    include (direction, state, haystack, issue_date)`,
  sql`create index archive_item_by_total on archive_item (company_id, total, id)
    include (direction, state, haystack, issue_date)`,
  sql`create table filing (
    id uuid primary key,
    company_id integer not null references company (id) on delete cascade,
    invoice_id uuid not null,
    attempt integer not null,
    idempotency_key text not null,
    request jsonb not null,
    state text not null,
    upload_index text not null,
    download_id text not null,
    sends integer not null,
    first_sent_at timestamptz,
    doubtful_since timestamptz,
    duplicate_of text not null,
    waits integer not null,
    messages jsonb not null,
    zip text not null check (zip in ('none', 'kept', 'gone')),
    due_at timestamptz not null,
    settled boolean not null,
    foreign key (company_id, invoice_id) references archive_item (company_id, id) on delete cascade,
    unique (company_id, invoice_id, attempt)
  )`,
  // Promise 7: of an invoice at most one filing is under way or accepted.
  sql`create unique index filing_one_alive on filing (company_id, invoice_id)
    where state not in ('rejected', 'refused')`,
  sql`create index filing_due on filing (due_at) where not settled`,
  sql`create index filing_by_index on filing (company_id, upload_index) where upload_index <> ''`,
  sql`create table examined_message (
    company_id integer not null references company (id) on delete cascade,
    download_id text not null,
    sha256 text not null,
    primary key (company_id, download_id)
  )`,
  // A person's authorization at ANAF; tokens are sealed with a key outside the database.
  sql`create table anaf_credential (
    id uuid primary key,
    user_id integer not null,
    access_sealed bytea not null,
    refresh_sealed bytea not null,
    access_expires_at timestamptz not null,
    refresh_expires_at timestamptz not null,
    state text not null check (state in ('active', 'ended')),
    renewing_until timestamptz not null default 'epoch'
  )`,
  sql`create table anaf_access (
    company_id integer primary key references company (id) on delete cascade,
    credential_id uuid not null references anaf_credential (id) on delete cascade
  )`,
  sql`create table call_budget (service text primary key, slot bigint not null, used integer not null)`,
  sql`create table register_answer (
    cui text not null,
    checked_on text not null,
    answer jsonb not null,
    primary key (cui, checked_on)
  )`,
  sql`create table rate_day (day text primary key, rates jsonb not null)`,
  sql`create table rate_file (file text primary key, read_at timestamptz not null)`,
  // The sweep asks across companies which filings wait; it learns ids and nothing else.
  sql`create function due_filings(before timestamptz, most integer)
    returns table (company_id integer, id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select company_id, id from filing where not settled and due_at < before order by due_at limit most
    $$`,
  sql`revoke all on function due_filings(timestamptz, integer) from public`,
];

export const filingsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of TABLES) await table.execute(db);
    await protect(db);
  },
};

async function protect(db: Kysely<unknown>): Promise<void> {
  for (const table of COMPANY_TABLES) {
    const name = sql.table(table);
    await sql`alter table ${name} enable row level security`.execute(db);
    await sql`create policy ${sql.id(`${table}_of_my_companies`)} on ${name}
      using (company_id = any ((select my_companies())::integer[]))`.execute(db);
    await sql`grant select, insert, update, delete on ${name} to app`.execute(db);
  }
  for (const table of SHARED_TABLES) {
    await sql`grant select, insert, update on ${sql.table(table)} to app`.execute(db);
  }
  await protectCredentials(db);
  await sql`grant execute on function due_filings(timestamptz, integer) to app`.execute(db);
}

/** A person's tokens are met only through a company that reaches ANAF by them. */
async function protectCredentials(db: Kysely<unknown>): Promise<void> {
  await sql`alter table anaf_credential enable row level security`.execute(db);
  await sql`create policy anaf_credential_of_my_companies on anaf_credential
    using (id in (select credential_id from anaf_access))`.execute(db);
  await sql`create policy anaf_credential_given on anaf_credential for insert with check (true)`.execute(db);
  await sql`grant select, insert, update, delete on anaf_credential to app`.execute(db);
}
