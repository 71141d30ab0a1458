/**
 * When a message to a supplier was sent last: ANAF's list gets its time to show it from there, and not from the first sending,
 * which may be days before (a day that was full, a right that was missing).
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table anaf_note add column last_sent_at timestamptz`,
  sql`grant update (last_sent_at) on anaf_note to app`,
];

export const lastSendingMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
