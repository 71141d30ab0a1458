/** How the services outside answered last, whichever process asked them: public, and shared by all. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table service_state (
    service text primary key,
    answered boolean not null,
    took_ms integer not null,
    at timestamptz not null
  )`,
  sql`grant select, insert, update on service_state to app`,
];

export const serviceStatesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
