/**
 * ArchiveList and ArchiveListCount. Ids are found in an index that carries all a filter looks at (migrations 0002 and 0026), so a
 * deep page never reads the rows before it; the whole rows are fetched for the page only. Whoever names the row that came last
 * (`after`) has the next page at the cost of the first.
 */
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { FilingTables } from '../../filings/filing-tables';
import { type ArchiveFilter, daysOf, filterOf, hasWords, plainFilter, wordsOf } from './archive-filter';
import { hasNowhere, MOST_MATCHES, rareMatches, WALKED } from './archive-search';

export interface ArchivePage {
  readonly companyId: number;
  readonly filter: ArchiveFilter;
  readonly sort: {
    readonly by: 'issueDate' | 'number' | 'partnerName' | 'total';
    readonly direction: 'asc' | 'desc';
  };
  /** The last row that is known, by what is sorted by; pages are counted from there. */
  readonly after?: { readonly value: string; readonly id: string };
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

const COLUMN = { issueDate: 'issue_date', number: 'number', partnerName: 'partner_name', total: 'total' } as const;

type Tx = Transaction<FilingTables>;

/** One row more than asked for tells whether there are more. */
export async function listArchive(
  tx: Tx,
  asked: ArchivePage,
): Promise<{ readonly archives: readonly ArchiveItem[]; readonly hasMore: boolean }> {
  const { companyId, pageSize } = asked;
  const items = hasSearch(asked)
    ? await itemsOf(tx, companyId, await pageIds(tx, asked))
    : await walkedItems(tx, asked);
  return { archives: items.slice(0, pageSize), hasMore: items.length > pageSize };
}

function hasSearch({ filter }: ArchivePage): boolean {
  return wordsOf(filter).length > 0;
}

/** In one statement: the ids by their index, and only then the rows. */
async function walkedItems(tx: Tx, asked: ArchivePage): Promise<readonly ArchiveItem[]> {
  const { sort } = asked;
  const rows = await tx
    .with('page', () => walk(tx, asked))
    .selectFrom('page')
    .innerJoin('archive_item', (join) =>
      join.onRef('archive_item.id', '=', 'page.id').on('archive_item.company_id', '=', asked.companyId),
    )
    .select('archive_item.item')
    .orderBy(`archive_item.${COLUMN[sort.by]}`, sort.direction)
    .orderBy('archive_item.id', sort.direction)
    .execute();
  return rows.map(({ item }) => item);
}

/** In the order of the ids. */
async function itemsOf(tx: Tx, companyId: number, ids: readonly string[]): Promise<readonly ArchiveItem[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('archive_item')
    .select(['id', 'item'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  const items = new Map(rows.map(({ id, item }) => [id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

async function pageIds(tx: Tx, asked: ArchivePage): Promise<readonly string[]> {
  const words = wordsOf(asked.filter);
  const near = await walkNear(tx, asked, words);
  if (near !== undefined) return near;
  if (await hasNowhere(tx, asked.companyId, words)) return [];
  const matches = await rareMatches(tx, asked.companyId, words);
  const rows = await walk(tx, asked, matches).execute();
  return rows.map(({ id }) => id);
}

/** Among `among`, where it is given. */
function walk(tx: Tx, asked: ArchivePage, among?: readonly string[]) {
  const { companyId, filter, sort, page, pageSize } = asked;
  const column = COLUMN[sort.by];
  return tx
    .selectFrom('archive_item')
    .select('id')
    .where('company_id', '=', companyId)
    .where((row) => filterOf(row, filter))
    .where(() => isAfter(asked))
    .$if(among !== undefined, (query) => query.where(() => sql<SqlBool>`id = any (${among ?? []}::uuid[])`))
    .orderBy(column, sort.direction)
    .orderBy('id', sort.direction)
    .limit(pageSize + 1)
    .offset(page * pageSize);
}

/** The page among the first rows of the order; undefined: they are not enough to tell it. */
async function walkNear(tx: Tx, asked: ArchivePage, words: readonly string[]): Promise<readonly string[] | undefined> {
  const { companyId, filter, sort, page, pageSize } = asked;
  const column = COLUMN[sort.by];
  // Days bound the walk where it goes by day; else they would make it as long as the archive.
  const byDay = sort.by === 'issueDate';
  const rows = await tx
    .with('walked', (db) =>
      db
        .selectFrom('archive_item')
        .select(['id', 'haystack', 'direction', 'state', ...new Set(['issue_date', column] as const)])
        .where('company_id', '=', companyId)
        .where(() => isAfter(asked))
        .$if(byDay, (query) => query.where((row) => daysOf(row, filter)))
        .orderBy(column, sort.direction)
        .orderBy('id', sort.direction)
        .limit(WALKED),
    )
    .selectFrom('walked as archive_item')
    .select('id')
    .where((row) => row.and([plainFilter(row, filter), daysOf(row, filter), hasWords(row, words)]))
    .orderBy(column, sort.direction)
    .orderBy('id', sort.direction)
    .limit(pageSize + 1)
    .offset(page * pageSize)
    .execute();
  // A shorter one may go on behind what was walked.
  return rows.length > pageSize ? rows.map(({ id }) => id) : undefined;
}

function isAfter({ after, sort }: ArchivePage) {
  if (after === undefined) return sql<SqlBool>`true`;
  const column = sql.ref(COLUMN[sort.by]);
  const value = sort.by === 'total' ? sql`${after.value}::numeric` : sql`${after.value}`;
  const beyond = sort.direction === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${column}, id) ${beyond} (${value}, ${after.id}::uuid)`;
}

export interface ArchiveCount {
  readonly count: number;
  /** There are more with these words than were counted (decision 0138). */
  readonly atLeast?: true;
}

/** Exact without words; with words up to 10,000, beyond which nobody reads a list and counting would walk the whole archive. */
export async function countArchive(tx: Tx, companyId: number, filter: ArchiveFilter): Promise<ArchiveCount> {
  const words = wordsOf(filter);
  if (words.length === 0) return { count: await countUpTo(tx, companyId, filter, undefined) };
  if (await hasNowhere(tx, companyId, words)) return { count: 0 };
  // Both ways count the same: the index of letters costs more than the walk that a frequent word soon ends.
  const matches = (await isFrequent(tx, companyId, words)) ? undefined : await rareMatches(tx, companyId, words);
  const count = await countUpTo(tx, companyId, filter, MOST_MATCHES + 1, matches);
  return count > MOST_MATCHES ? { count: MOST_MATCHES, atLeast: true } : { count };
}

/** One row in twenty of the newest has them. */
async function isFrequent(tx: Tx, companyId: number, words: readonly string[]): Promise<boolean> {
  const { count } = await tx
    .with('walked', (db) =>
      db
        .selectFrom('archive_item')
        .select('haystack')
        .where('company_id', '=', companyId)
        .orderBy('issue_date', 'desc')
        .orderBy('id', 'desc')
        .limit(WALKED),
    )
    .selectFrom('walked as archive_item')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where((row) => hasWords(row, words))
    .executeTakeFirstOrThrow();
  return Number(count) >= WALKED / 20;
}

async function countUpTo(
  tx: Tx,
  companyId: number,
  filter: ArchiveFilter,
  most: number | undefined,
  among?: readonly string[],
): Promise<number> {
  const { count } = await tx
    .with('met', (db) =>
      db
        .selectFrom('archive_item')
        .select(sql<number>`1`.as('one'))
        .where('company_id', '=', companyId)
        .where((row) => filterOf(row, filter))
        .$if(among !== undefined, (query) => query.where(() => sql<SqlBool>`id = any (${among ?? []}::uuid[])`))
        .$if(most !== undefined, (query) => query.limit(most ?? 0)),
    )
    .selectFrom('met')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
