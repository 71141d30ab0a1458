/** When a person's key to ANAF was copied last: the owners of the companies that it opens are told (decision 0136). */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table anaf_credential add column copied_at timestamptz`,
  sql`grant update (copied_at) on anaf_credential to app`,
];

export const keyCopiesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
