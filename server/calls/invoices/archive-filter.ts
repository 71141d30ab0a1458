/** What ArchiveList and ArchiveListCount look for, as conditions on a row of the archive. */
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '@/domain/text/fold';
import type { FilingTables } from '../../filings/filing-tables';

export interface ArchiveFilter {
  readonly direction?: 'out' | 'in';
  readonly text?: string;
  readonly state?: string;
  readonly issuedFrom?: string;
  readonly issuedTo?: string;
}

type Row = ExpressionBuilder<Pick<FilingTables, 'archive_item'>, 'archive_item'>;

/** Folded; each has to stand in the row. */
export function wordsOf({ text }: ArchiveFilter): readonly string[] {
  return fold(text ?? '')
    .split(' ')
    .filter((word) => word !== '');
}

export function filterOf(row: Row, filter: ArchiveFilter) {
  return row.and([plainFilter(row, filter), daysOf(row, filter), hasWords(row, wordsOf(filter))]);
}

export function plainFilter(row: Row, { direction, state }: ArchiveFilter) {
  return row.and([
    ...(direction === undefined ? [] : [row('direction', '=', direction)]),
    ...(state === undefined || state === '' ? [] : [sql<SqlBool>`state = ${state}`]),
  ]);
}

export function daysOf(row: Row, { issuedFrom, issuedTo }: ArchiveFilter) {
  return row.and([
    ...(issuedFrom === undefined || issuedFrom === '' ? [] : [row('issue_date', '>=', issuedFrom)]),
    ...(issuedTo === undefined || issuedTo === '' ? [] : [row('issue_date', '<=', issuedTo)]),
  ]);
}

export function hasWords(row: Row, words: readonly string[]) {
  return row.and(words.map((word) => row('haystack', 'like', `%${likeLiteral(word)}%`)));
}

/** `%`, `_` and `\` as themselves. */
function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
