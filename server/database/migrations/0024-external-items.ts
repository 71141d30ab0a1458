/**
 * Which issued documents went to a buyer abroad stands in the archive's rows from here on. Of those filed before, the request to
 * ANAF says it: their rows are told anew, with the company's next versions, so that every device hears of them.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create temporary table external_item on commit drop as
    select company_id, invoice_id, row_number() over (partition by company_id order by invoice_id) as place
    from (select distinct company_id, invoice_id from filing where (request ->> 'external')::boolean) as filed`,
  sql`update archive_item set item = item || '{"external": true}'::jsonb
    from external_item where archive_item.company_id = external_item.company_id
      and archive_item.id = external_item.invoice_id`,
  sql`update replicated_row set body = body || '{"external": true}'::jsonb, version = company.version + external_item.place
    from external_item join company on company.id = external_item.company_id
    where replicated_row.company_id = external_item.company_id and collection = 'archive'
      and replicated_row.id = external_item.invoice_id::text`,
  sql`update company set version = version + counted.rows
    from (select company_id, count(*)::integer as rows from external_item group by company_id) as counted
    where id = counted.company_id`,
  sql`drop table external_item`,
];

export const externalItemsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
