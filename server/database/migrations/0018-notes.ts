/** Messages that a company writes to its suppliers (RASP), and how far each is. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table anaf_note (
    company_id integer not null references company (id) on delete cascade,
    id uuid not null,
    invoice_id uuid not null,
    about text not null,
    text text not null check (length(text) between 1 and 1000),
    written_at timestamptz not null,
    day text not null,
    state text not null default 'recorded'
      check (state in ('recorded', 'sending', 'doubtful', 'processing', 'sent', 'refused')),
    upload_index text not null default '',
    first_sent_at timestamptz,
    waits integer not null default 0,
    due_at timestamptz not null,
    primary key (company_id, id),
    foreign key (company_id, invoice_id) references archive_item (company_id, id) on delete cascade
  )`,
  sql`create index anaf_note_due on anaf_note (company_id, due_at) where state not in ('sent', 'refused')`,
  sql`create index anaf_note_by_day on anaf_note (company_id, day)`,
  sql`alter table anaf_note enable row level security`,
  sql`create policy anaf_note_of_my_companies on anaf_note
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select, insert on anaf_note to app`,
  sql`grant update (state, upload_index, first_sent_at, waits, due_at) on anaf_note to app`,
];

export const notesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
