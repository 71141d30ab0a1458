/**
 * The words of documents' lines, which a device fetches at its first search over lines and keeps up with after that.
 *
 * Invariants: a document has one row, of its bytes as they were recorded last; a row's version is the company's at its commit,
 * under the lock that gave it (database/publish-changes.ts), and no two rows of a company share one: who has read to a version
 * has everything up to it.
 */
import { sql, type Transaction } from 'kysely';
import { lineWordsOf } from '@/domain/invoice/line-words';
import { readXml } from '@/domain/xml/read-xml';
import type { FilingTables } from './filing-tables';

export interface DocumentWords {
  /** Of the archive's row. */
  readonly id: string;
  /** domain/invoice/line-words.ts; '' where the lines say nothing. */
  readonly words: string;
}

export interface VersionedWords extends DocumentWords {
  /** That publishing the document has just given. */
  readonly version: number;
}

/** '' where the document cannot be read. */
export function lineWordsIn(bytes: Uint8Array): string {
  const read = readXml(bytes);
  return read.ok ? lineWordsOf(read.root) : '';
}

/** In the transaction that has just published the document. */
export async function keepLineWords(
  tx: Transaction<FilingTables>,
  companyId: number,
  { id, words, version }: VersionedWords,
): Promise<void> {
  await tx
    .insertInto('line_words')
    .values({ company_id: companyId, invoice_id: id, version, words })
    .onConflict((conflict) => conflict.columns(['company_id', 'invoice_id']).doUpdateSet({ version, words }))
    .execute();
}

/**
 * Of documents that are published already: the company's next versions are theirs. Their archive rows are locked before the
 * company, as whoever changes a filing does: this lock is what the foreign key would take after it.
 */
export async function addLineWords(
  tx: Transaction<FilingTables>,
  companyId: number,
  documents: readonly DocumentWords[],
): Promise<void> {
  await sql`
    with document as (
      select (row ->> 'id')::uuid as id, row ->> 'words' as words, place
      from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) with ordinality as list (row, place)
    ), locked as (
      select item.id from archive_item as item
      where item.company_id = ${companyId} and item.id in (select id from document)
      order by item.id for key share
    ), head as (
      update company set version = version + ${documents.length}::integer
      where id = ${companyId} and (select count(*) from locked) >= 0 returning version
    )
    insert into line_words (company_id, invoice_id, version, words)
    select ${companyId}::integer, id, head.version - ${documents.length}::integer + place, words from document, head
    on conflict (company_id, invoice_id) do nothing`.execute(tx);
}

export interface LineWordsPage {
  readonly rows: readonly VersionedWords[];
  readonly hasMore: boolean;
}

/**
 * Newer than `since`, in order of version; undefined where the company is not seen when they are read, which is not the same as
 * having no more.
 */
export async function lineWordsAfter(
  tx: Transaction<FilingTables>,
  companyId: number,
  since: number,
  limit: number,
): Promise<LineWordsPage | undefined> {
  const { rows: found } = await sql<VersionedWords | { readonly version: null }>`
    with page as (
      select invoice_id as id, words, version from line_words
      where company_id = ${companyId} and version > ${since} order by version limit ${limit + 1}
    )
    select page.id, page.words, page.version from company left join page on true
    where company.id = ${companyId} order by page.version`.execute(tx);
  if (found.length === 0) return undefined;
  const rows = found.flatMap((row) => (row.version === null ? [] : [row]));
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
