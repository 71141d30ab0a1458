/**
 * ArchiveList and ArchiveListCount. Ids are found in an index that carries all a filter looks at (migration 0002), so a
 * deep page never reads the rows before it; the whole rows are fetched for the page only.
 */
import { type ExpressionBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { fold } from '@/domain/text/fold';
import type { FilingTables } from '../../filings/filing-tables';

export interface ArchiveFilter {
  readonly direction?: 'out' | 'in';
  readonly text?: string;
  readonly state?: string;
  readonly issuedFrom?: string;
  readonly issuedTo?: string;
}

export interface ArchivePage {
  readonly companyId: number;
  readonly filter: ArchiveFilter;
  readonly sort: {
    readonly by: 'issueDate' | 'number' | 'partnerName' | 'total';
    readonly direction: 'asc' | 'desc';
  };
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

const COLUMN = { issueDate: 'issue_date', number: 'number', partnerName: 'partner_name', total: 'total' } as const;

/** One row more than asked for tells whether there are more. */
export async function listArchive(
  tx: Transaction<FilingTables>,
  { companyId, filter, sort, page, pageSize }: ArchivePage,
): Promise<{ readonly archives: readonly ArchiveItem[]; readonly hasMore: boolean }> {
  const column = COLUMN[sort.by];
  const ids = tx
    .selectFrom('archive_item')
    .select(['id', column])
    .where('company_id', '=', companyId)
    .where((row) => filterOf(row, filter))
    .orderBy(column, sort.direction)
    .orderBy('id', sort.direction)
    .limit(pageSize + 1)
    .offset(page * pageSize);
  const rows = await tx
    .with('page', () => ids)
    .selectFrom('page')
    .innerJoin('archive_item as whole', (join) =>
      join.onRef('whole.id', '=', 'page.id').on('whole.company_id', '=', companyId),
    )
    .select('whole.item')
    .orderBy(`page.${column}`, sort.direction)
    .orderBy('page.id', sort.direction)
    .execute();
  return { archives: rows.slice(0, pageSize).map((row) => row.item), hasMore: rows.length > pageSize };
}

export async function countArchive(
  tx: Transaction<FilingTables>,
  companyId: number,
  filter: ArchiveFilter,
): Promise<number> {
  const { count } = await tx
    .selectFrom('archive_item')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where((row) => filterOf(row, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function filterOf(row: ExpressionBuilder<FilingTables, 'archive_item'>, filter: ArchiveFilter) {
  const { direction, state, issuedFrom, issuedTo } = filter;
  const words = fold(filter.text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return row.and([
    ...(direction === undefined ? [] : [row('direction', '=', direction)]),
    ...(state === undefined || state === '' ? [] : [sql<SqlBool>`state = ${state}`]),
    ...(issuedFrom === undefined || issuedFrom === '' ? [] : [row('issue_date', '>=', issuedFrom)]),
    ...(issuedTo === undefined || issuedTo === '' ? [] : [row('issue_date', '<=', issuedTo)]),
    ...words.map((word) => row('haystack', 'like', `%${likeLiteral(word)}%`)),
  ]);
}

/** `%`, `_` and `\` as themselves. */
function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
