/**
 * What ANAF keeps for a company: how far its lists are known, and one row a message with its list row as it came.
 *
 * An invoice of the company that another program sent stands in the archive beside its own: its number is not the company's
 * here, so it does not bind one (promise 6). Where the same bytes are recorded from a device later (a restored server is given
 * back what it lost), that row makes room.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table anaf_mailbox (
    company_id integer primary key references company (id) on delete cascade,
    listed_to timestamptz,
    window_from timestamptz,
    window_to timestamptz,
    window_page integer not null default 0,
    whole_at timestamptz,
    wanted_from timestamptz,
    clock_ahead_ms integer not null default 0,
    opened_at timestamptz,
    asked_at timestamptz,
    answered_at timestamptz,
    trouble text not null default '',
    trouble_text text not null default '',
    trouble_since timestamptz,
    due_at timestamptz not null
  )`,
  sql`create table anaf_message (
    company_id integer not null references company (id) on delete cascade,
    id text not null,
    upload_index text not null,
    type text not null,
    created_at text not null,
    raw jsonb not null,
    listed_at timestamptz not null,
    state text not null default 'listed' check (state in ('listed', 'kept', 'ours', 'gone', 'unfit')),
    fetches integer not null default 0,
    fetch_due_at timestamptz not null,
    settled_at timestamptz,
    invoice_id uuid,
    xml_sha256 text not null default '',
    zip_sha256 text not null default '',
    texts jsonb not null default '[]',
    about text not null default '',
    primary key (company_id, id)
  )`,
  sql`create index anaf_message_due on anaf_message (company_id, fetch_due_at) where state = 'listed'`,
  sql`create index anaf_message_by_index on anaf_message (company_id, upload_index)`,
  sql`create index anaf_message_about on anaf_message (company_id, about) where about <> ''`,
];

const ARCHIVE = [
  sql`alter table archive_item add column sent_elsewhere boolean not null default false`,
  sql`drop index archive_item_number_once`,
  sql`create unique index archive_item_number_once on archive_item (company_id, number, left(issue_date, 4))
    where direction = 'out' and state not in ('rejected', 'refused') and not sent_elsewhere`,
  sql`create index archive_item_by_hash on archive_item (company_id, xml_sha256)`,
  sql`create function make_room_for_own(company integer, sha text) returns setof uuid
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      delete from archive_item where company_id = company and company = any (my_companies())
        and xml_sha256 = sha and direction = 'out' and sent_elsewhere
      returning id
    $$`,
];

/** The sweep asks across companies which mailboxes are due; it learns ids and nothing else. */
const SWEEP = sql`create function due_mailboxes(before timestamptz, most integer) returns setof integer
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select access.company_id from anaf_access as access
      left join anaf_mailbox as mailbox on mailbox.company_id = access.company_id
      where coalesce(mailbox.due_at, 'epoch') <= before
      order by coalesce(mailbox.due_at, 'epoch'), access.company_id limit most
    $$`;

const RIGHTS = [
  ...['anaf_mailbox', 'anaf_message'].flatMap((table) => [
    sql`alter table ${sql.table(table)} enable row level security`,
    sql`create policy ${sql.id(`${table}_of_my_companies`)} on ${sql.table(table)}
      using (company_id = any ((select my_companies())::integer[]))`,
  ]),
  sql`grant select, insert on anaf_mailbox, anaf_message to app`,
  sql`grant update (listed_to, window_from, window_to, window_page, whole_at, wanted_from, clock_ahead_ms, opened_at,
    asked_at, answered_at, trouble, trouble_text, trouble_since, due_at) on anaf_mailbox to app`,
  sql`grant update (state, fetches, fetch_due_at, settled_at, invoice_id, xml_sha256, zip_sha256, texts, about)
    on anaf_message to app`,
  sql`revoke all on function make_room_for_own(integer, text), due_mailboxes(timestamptz, integer) from public`,
  sql`grant execute on function make_room_for_own(integer, text), due_mailboxes(timestamptz, integer) to app`,
];

export const mailboxMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...TABLES, ...ARCHIVE, SWEEP, ...RIGHTS]) await statement.execute(db);
  },
};
