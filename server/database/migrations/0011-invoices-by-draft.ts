/** Each upload asks whether its draft has become another invoice (docs/decisions/0018 and 0021): not by reading the archive. */
import { type Kysely, type Migration, sql } from 'kysely';

export const invoicesByDraftMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create index archive_item_by_draft on archive_item (company_id, (item ->> 'draft'))
      where item ->> 'draft' is not null`.execute(db);
  },
};
