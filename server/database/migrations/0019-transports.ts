/**
 * Declarations of transport, the steps that are told to ANAF of each, and when ANAF's list is asked for a company. The documents
 * stand beside those of invoices.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table transport (
    company_id integer not null references company (id) on delete cascade,
    id uuid not null,
    origin text not null check (origin in ('own', 'elsewhere', 'carried')),
    uit text not null,
    item jsonb not null,
    primary key (company_id, id)
  )`,
  sql`create index transport_by_uit on transport (company_id, uit) where uit <> ''`,
  sql`create table transport_step (
    id uuid primary key,
    company_id integer not null references company (id) on delete cascade,
    transport_id uuid not null,
    place integer not null,
    kind text not null check (kind in ('declare', 'correct', 'delete', 'confirm', 'vehicle')),
    state text not null,
    idempotency_key text not null,
    xml_sha256 text not null,
    upload_index text not null default '',
    uit text not null default '',
    sends integer not null default 0,
    first_sent_at timestamptz,
    doubtful_since timestamptz,
    unknown_since timestamptz,
    away_at timestamptz,
    waits integer not null default 0,
    messages jsonb not null default '[]',
    due_at timestamptz not null,
    settled boolean not null default false,
    foreign key (company_id, transport_id) references transport (company_id, id) on delete cascade,
    unique (company_id, transport_id, place)
  )`,
  // At most one document of a declaration is under way: they reach ANAF in the order made.
  sql`create unique index transport_step_one_alive on transport_step (company_id, transport_id)
    where state in ('uploading', 'doubtful', 'processing')`,
  sql`create index transport_step_due on transport_step (due_at) where not settled and state <> 'waiting'`,
  sql`create index transport_step_by_index on transport_step (company_id, upload_index) where upload_index <> ''`,
  sql`create table transport_watch (
    company_id integer primary key references company (id) on delete cascade,
    wanted_days integer not null default 0,
    asked_at timestamptz,
    answered_at timestamptz,
    trouble_text text not null default '',
    due_at timestamptz not null
  )`,
];

/** The sweeps ask across companies what is due; they learn ids and nothing else. */
const SWEEPS = [
  sql`create function due_transport_steps(before timestamptz, most integer)
    returns table (company_id integer, id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select company_id, id from transport_step where not settled and state <> 'waiting' and due_at < before
      order by due_at limit most
    $$`,
  sql`create function due_transport_watches(before timestamptz, most integer) returns setof integer
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select company_id from transport_watch where due_at <= before order by due_at, company_id limit most
    $$`,
];

const NAMES = ['transport', 'transport_step', 'transport_watch'];

const RIGHTS = [
  ...NAMES.flatMap((table) => [
    sql`alter table ${sql.table(table)} enable row level security`,
    sql`create policy ${sql.id(`${table}_of_my_companies`)} on ${sql.table(table)}
      using (company_id = any ((select my_companies())::integer[]))`,
  ]),
  sql`grant select, insert on transport, transport_step, transport_watch to app`,
  sql`grant update (uit, item, origin) on transport to app`,
  sql`grant update (state, xml_sha256, upload_index, uit, sends, first_sent_at, doubtful_since, unknown_since, away_at, waits,
    messages, due_at, settled) on transport_step to app`,
  sql`grant update (wanted_days, asked_at, answered_at, trouble_text, due_at) on transport_watch to app`,
  sql`revoke all on function due_transport_steps(timestamptz, integer), due_transport_watches(timestamptz, integer)
    from public`,
  sql`grant execute on function due_transport_steps(timestamptz, integer), due_transport_watches(timestamptz, integer)
    to app`,
];

export const transportsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...TABLES, ...SWEEPS, ...RIGHTS]) await statement.execute(db);
  },
};
