/**
 * Who changed a row last, by the session, so that a person before a conflict reads whose the other side is. The name as it was
 * then: other accounts are not seen by whoever reads the row. `changed_at` stands since 0001 and says nothing where nobody is named.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const rowAuthorsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table replicated_row add column changed_by text`.execute(db);
    await sql`grant update (changed_by) on replicated_row to app`.execute(db);
  },
};
