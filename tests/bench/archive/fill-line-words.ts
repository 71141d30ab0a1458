/** Gives documents that were written in bulk the words of lines, as the server keeps them: those of the demonstration's own, by turns. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../server/tables';

/** For every document of the company that has none; the company's next versions are theirs, as addLineWords gives them. */
export async function fillLineWords(db: Kysely<Tables>, companyId: number): Promise<void> {
  await sql`
    with known as (
      select array_agg(words order by invoice_id) as words, count(*) as count
      from line_words where company_id = ${companyId} and words <> ''
    ), missing as (
      select item.id, row_number() over (order by item.issue_date, item.id) as place, count(*) over () as count
      from archive_item as item where item.company_id = ${companyId} and not exists (
        select from line_words where line_words.company_id = item.company_id and line_words.invoice_id = item.id
      )
    ), head as (
      update company set version = version + (select count(*) from missing) where id = ${companyId} returning version
    )
    insert into line_words (company_id, invoice_id, version, words)
    select ${companyId}::integer, id, head.version - missing.count + place, known.words[1 + place % known.count]
    from missing, known, head`.execute(db);
}
