/** Answers a query over the columns: a scan in the order asked for, and the sums of what it found. */
import { EXTERNAL_BIT } from '../../db/archive/mark-bits';
import type { ArchiveColumns, ColumnsEntry, Compare, Fold } from './archive-columns';
import {
  ARCHIVE_GROUPS,
  type ArchiveAnswer,
  type ArchiveGroup,
  type ArchiveQuery,
  type ArchiveSortKey,
  type CurrencyTotals,
} from './archive-query';
import { testOf } from './query-tests';
import { type GroupTest, groupTestOf } from './received-groups';
import { type Radar, sweepRadar } from './twin-radar';

/** Everything of an answer but the window. */
export interface FoundArchive extends Omit<ArchiveAnswer, 'ids'> {
  readonly entries: readonly ColumnsEntry[];
}

const NO_LINES: ReadonlySet<string> = new Set();

interface Beside {
  /** Documents whose lines hold the query's text. */
  readonly lines?: ReadonlySet<string>;
  /** Asked for only where the query is of received documents. */
  readonly radar?: () => Radar;
}

export function findInArchive(
  columns: ArchiveColumns,
  query: ArchiveQuery,
  fold: Fold,
  { lines = NO_LINES, radar = () => sweepRadar(columns) }: Beside = {},
): FoundArchive {
  const matches = testOf(query, fold, lines);
  const isOf = query.direction === 'in' && query.today !== '' ? groupTestOf(query, radar()) : undefined;
  const states = new Set(query.states);
  const found: ColumnsEntry[] = [];
  const byState: Record<string, number> = {};
  const byGroup = { new: 0, twins: 0, asks: 0 };
  let all = 0;
  for (const entry of columns.ordered(`${query.sort.by} ${query.sort.direction}`, comparatorOf(query))) {
    if (entry.out !== (query.direction === 'out')) continue;
    if (query.external === true && (entry.marks & EXTERNAL_BIT) === 0) continue;
    all += 1;
    if (!matches(entry)) continue;
    byState[entry.state] = (byState[entry.state] ?? 0) + 1;
    const wanted = isOf === undefined || countGroups(entry, isOf, byGroup, query.group);
    if (wanted && (states.size === 0 || states.has(entry.state))) found.push(entry);
  }
  return { entries: found, count: found.length, all, totals: totalsOf(found), byState, byGroup };
}

/** Gives whether the document is of the group that is asked for. */
function countGroups(
  entry: ColumnsEntry,
  isOf: GroupTest,
  counts: Record<ArchiveGroup, number>,
  wanted: ArchiveGroup | null,
): boolean {
  let found = wanted === null;
  for (const group of ARCHIVE_GROUPS) {
    if (!isOf[group](entry)) continue;
    counts[group] += 1;
    if (group === wanted) found = true;
  }
  return found;
}

const KEYS: Readonly<Record<ArchiveSortKey, (entry: ColumnsEntry) => number | bigint | string>> = {
  issueDate: (entry) => entry.issueDay,
  dueDate: (entry) => entry.dueDay,
  number: (entry) => entry.numberKey,
  partnerName: (entry) => entry.partnerKey,
  taxId: (entry) => entry.taxText,
  net: (entry) => entry.net,
  vat: (entry) => entry.vat,
  total: (entry) => entry.total,
  state: (entry) => entry.state,
  arrived: (entry) => entry.arrived,
};

/** Equal keys stand by issue day, then number, so that the order is one and the same every time. */
function comparatorOf({ sort }: ArchiveQuery): Compare {
  const key = KEYS[sort.by];
  const sign = sort.direction === 'asc' ? 1 : -1;
  return (a, b) =>
    sign *
    (compare(key(a), key(b)) ||
      compare(a.issueDay, b.issueDay) ||
      compare(a.numberKey, b.numberKey) ||
      compare(a.id, b.id));
}

function compare(a: number | bigint | string, b: number | bigint | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sums by currency, the currency of most documents first. */
export function totalsOf(entries: readonly ColumnsEntry[]): readonly CurrencyTotals[] {
  const sums = new Map<string, { count: number; net: bigint; vat: bigint; total: bigint }>();
  for (const { currency, net, vat, total } of entries) {
    const sum = sums.get(currency);
    if (sum === undefined) sums.set(currency, { count: 1, net, vat, total });
    else {
      sum.count += 1;
      sum.net += net;
      sum.vat += vat;
      sum.total += total;
    }
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum })).sort((a, b) => b.count - a.count);
}
