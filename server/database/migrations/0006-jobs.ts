/**
 * Filings remember since when ANAF does not know what it once named, and keep a signed zip that holds another document. The
 * pace of calls to a service, and who made them, stand beside the budgets of slots: they are the installation's, no company's.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table filing add column unknown_since timestamptz`,
  sql`alter table filing drop constraint filing_zip_check`,
  sql`alter table filing add constraint filing_zip_check check (zip in ('none', 'kept', 'gone', 'other'))`,
  // Instants are the code's own. Nobody reads when a row of the stream changed; an older process may still write it.
  sql`alter table replicated_row alter column changed_at drop not null, alter column changed_at drop default`,
  sql`alter table document alter column created_at drop default`,
  sql`alter table idempotency alter column created_at drop default`,
  // free_at: when the next call would be due at an even pace, ms since 1970.
  sql`create table call_pace (service text primary key, free_at double precision not null)`,
  sql`create table call_share (
    service text not null,
    company_id integer not null references company (id) on delete cascade,
    minute bigint not null,
    calls integer not null,
    primary key (service, company_id)
  )`,
  sql`create index call_share_of_minute on call_share (service, minute)`,
  sql`grant select, insert, update on call_pace, call_share to app`,
];

export const jobsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
