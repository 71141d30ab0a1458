/** Tells devices of archived documents that a migration says more of: for 0087 and after. */
import { type RawBuilder, sql } from 'kysely';

/**
 * `told`: a temporary table with company_id, id, `told` (what is added to the item) and `place` (counted from 1 a company). The rows get
 * the company's next versions, so that every device hears of them; the table goes.
 */
export function tellRowsAnew(told: string): readonly RawBuilder<unknown>[] {
  const table = sql.table(told);
  return [
    sql`update archive_item set item = item || added.told from ${table} as added
      where archive_item.company_id = added.company_id and archive_item.id = added.id`,
    sql`update replicated_row set body = body || added.told, version = company.version + added.place
      from ${table} as added join company on company.id = added.company_id
      where replicated_row.company_id = added.company_id and collection = 'archive'
        and replicated_row.id = added.id::text`,
    sql`update company set version = version + counted.rows
      from (select company_id, count(*)::integer as rows from ${table} group by company_id) as counted
      where id = counted.company_id`,
    sql`drop table ${table}`,
  ];
}
