/**
 * Which documents wait for their words is told by pages of the archive, each from where the one before ended: every batch of before
 * looked through the whole archive, so 200,000 documents were looked through a thousand times.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`drop function documents_without_line_words(integer)`,
  // The last document of the page comes also where it waits for nothing: the next page begins after it.
  sql`create function documents_without_line_words(after_company integer, after_id uuid, looked_at integer)
    returns table (company_id integer, id uuid, xml_sha256 text, waits boolean)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      with page as materialized (
        select item.company_id, item.id, item.xml_sha256 from archive_item as item
        where (item.company_id, item.id) > (after_company, after_id)
        order by item.company_id, item.id limit looked_at
      ), told as (
        select page.*, row_number() over (order by page.company_id desc, page.id desc) = 1 as is_last, not exists (
          select from line_words where line_words.company_id = page.company_id and line_words.invoice_id = page.id
        ) as waits
        from page
      )
      select told.company_id, told.id, told.xml_sha256, told.waits from told
      where told.waits or told.is_last
      order by told.company_id, told.id
    $$`,
  sql`revoke all on function documents_without_line_words(integer, uuid, integer) from public`,
  sql`grant execute on function documents_without_line_words(integer, uuid, integer) to app`,
];

export const lineWordsByPagesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
