/**
 * What is issued and not accepted, found over all companies of an account without reading what has settled (the home page); and the
 * internal decisions on numbering, each once and for good.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create index archive_item_open on archive_item (company_id, issue_date)
    where direction = 'out' and state <> 'accepted'`,
  sql`create index anaf_message_listed on anaf_message (company_id, created_at) where state = 'listed'`,
  sql`create table serial_decision (
    company_id integer not null references company (id) on delete cascade,
    id uuid not null,
    number integer not null check (number > 0),
    body jsonb not null,
    primary key (company_id, id),
    unique (company_id, number)
  )`,
  sql`alter table serial_decision enable row level security`,
  sql`create policy serial_decision_of_my_companies on serial_decision
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select, insert on serial_decision to app`,
];

export const openFilingsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
