/** Answers a query over the columns: a scan in the order asked for, and the sums of what it found. */
import type { ArchiveColumns, ColumnsEntry, Compare, Fold } from './archive-columns';
import type { ArchiveAnswer, ArchiveQuery, ArchiveSortKey, CurrencyTotals } from './archive-query';

/** Everything of an answer but the window. */
export interface FoundArchive extends Omit<ArchiveAnswer, 'ids'> {
  readonly entries: readonly ColumnsEntry[];
}

const NO_LINES: ReadonlySet<string> = new Set();

type Test = (entry: ColumnsEntry) => boolean;

/** `lines`: documents whose lines hold the query's text. */
export function findInArchive(
  columns: ArchiveColumns,
  query: ArchiveQuery,
  fold: Fold,
  lines: ReadonlySet<string> = NO_LINES,
): FoundArchive {
  const matches = testOf(query, fold, lines);
  const states = new Set(query.states);
  const found: ColumnsEntry[] = [];
  const byState: Record<string, number> = {};
  let all = 0;
  for (const entry of columns.ordered(`${query.sort.by} ${query.sort.direction}`, comparatorOf(query))) {
    if (entry.out !== (query.direction === 'out')) continue;
    all += 1;
    if (!matches(entry)) continue;
    byState[entry.state] = (byState[entry.state] ?? 0) + 1;
    if (states.size === 0 || states.has(entry.state)) found.push(entry);
  }
  return { entries: found, count: found.length, all, totals: totalsOf(found), byState };
}

function testOf(query: ArchiveQuery, fold: Fold, lines: ReadonlySet<string>): Test {
  const tests: Test[] = [];
  const text = fold(query.text.trim());
  const number = fold(query.number.trim());
  const partner = fold(query.partner.trim());
  if (text !== '')
    tests.push(
      ({ id, numberText, partnerText }) => numberText.includes(text) || partnerText.includes(text) || lines.has(id),
    );
  if (number !== '') tests.push((entry) => entry.numberText.includes(number));
  if (partner !== '') tests.push((entry) => entry.partnerText.includes(partner));
  const from = dayNumber(query.issuedFrom, 0);
  const to = dayNumber(query.issuedTo, Number.MAX_SAFE_INTEGER);
  if (query.issuedFrom !== '' || query.issuedTo !== '')
    tests.push((entry) => entry.issueDay >= from && entry.issueDay <= to);
  const { totalFrom, totalTo } = query;
  if (totalFrom !== null) tests.push((entry) => entry.total >= totalFrom);
  if (totalTo !== null) tests.push((entry) => entry.total <= totalTo);
  return (entry) => tests.every((test) => test(entry));
}

function dayNumber(date: string, open: number): number {
  return date === '' ? open : Number(date.replaceAll('-', ''));
}

const KEYS: Readonly<Record<ArchiveSortKey, (entry: ColumnsEntry) => number | bigint | string>> = {
  issueDate: (entry) => entry.issueDay,
  dueDate: (entry) => entry.dueDay,
  number: (entry) => entry.numberKey,
  partnerName: (entry) => entry.partnerKey,
  total: (entry) => entry.total,
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
