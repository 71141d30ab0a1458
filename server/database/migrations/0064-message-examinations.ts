/**
 * Which message of ANAF's is being looked into (server/filings/doubtful-step.ts): ANAF gives each out ten times a day, and twenty
 * filings in doubt that looked at once had spent them before one could remember what it saw.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table message_examination (
    company_id integer not null references company (id) on delete cascade,
    download_id text not null,
    until timestamptz not null,
    primary key (company_id, download_id)
  )`,
  sql`alter table message_examination enable row level security`,
  sql`create policy message_examination_of_my_companies on message_examination
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select, insert, update (until) on message_examination to app`,
];

export const messageExaminationsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
