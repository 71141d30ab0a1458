/** Answers a query over the columns: a scan in the order asked for, and the sums of what it found. */
import { EXTERNAL_BIT } from '../../db/archive/mark-bits';
import { type Amount, MOST_AT_ONCE } from './amount';
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
import { GROUP_BITS, groupsOfQuery, issuedGroups } from './received-groups';
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
  const groupsOf = groupsFor(query, radar);
  const states = new Set(query.states);
  const found: ColumnsEntry[] = [];
  const byState: Record<string, number> = {};
  const byGroup = { new: 0, twins: 0, asks: 0, elsewhere: 0 };
  let all = 0;
  const order = `${query.sort.by} ${query.sort.direction}`;
  for (const entry of columns.ordered(order, query.direction === 'out', comparatorOf(query))) {
    if (query.external === true && (entry.marks & EXTERNAL_BIT) === 0) continue;
    all += 1;
    if (!matches(entry)) continue;
    byState[entry.state] = (byState[entry.state] ?? 0) + 1;
    const wanted = groupsOf === undefined || countGroups(groupsOf(entry), byGroup, query.group);
    if (wanted && (states.size === 0 || states.has(entry.state))) found.push(entry);
  }
  return { entries: found, count: found.length, all, totals: totalsOf(found), byState, byGroup };
}

/** Undefined where none is counted. */
function groupsFor(query: ArchiveQuery, radar: () => Radar): ((entry: ColumnsEntry) => number) | undefined {
  if (query.direction === 'out') return issuedGroups;
  return query.today === '' ? undefined : groupsOfQuery(query, radar());
}

/** Gives whether a document of these groups is of the one that is asked for. */
function countGroups(groups: number, counts: Record<ArchiveGroup, number>, wanted: ArchiveGroup | null): boolean {
  // Of most documents nothing is asked.
  if (groups === 0) return wanted === null;
  for (const group of ARCHIVE_GROUPS) if ((groups & GROUP_BITS[group]) !== 0) counts[group] += 1;
  return wanted === null || (groups & GROUP_BITS[wanted]) !== 0;
}

const KEYS: Readonly<Record<ArchiveSortKey, (entry: ColumnsEntry) => number | bigint | string>> = {
  issueDate: (entry) => entry.issueDay,
  dueDate: (entry) => entry.dueDay,
  number: (entry) => entry.numberKey,
  partnerName: (entry) => entry.partner.key,
  taxId: (entry) => entry.partner.tax,
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
  const sums = new Map<string, CurrencySum>();
  let last: CurrencySum | undefined;
  for (const entry of entries) {
    // Almost always the currency of the one before.
    if (last?.currency !== entry.currency) {
      last = sums.get(entry.currency) ?? new CurrencySum(entry.currency);
      sums.set(entry.currency, last);
    }
    last.add(entry);
  }
  return [...sums.values()].map((sum) => sum.totals()).sort((a, b) => b.count - a.count);
}

/** Exact; big integers are made once for thousands of documents, as each is an object that is thrown away. */
class CurrencySum {
  #count = 0;
  readonly #sums: [net: bigint, vat: bigint, total: bigint] = [0n, 0n, 0n];
  #net = 0;
  #vat = 0;
  #total = 0;

  constructor(readonly currency: string) {}

  add({ net, vat, total }: ColumnsEntry): void {
    this.#count += 1;
    this.#net += this.#small(0, net);
    this.#vat += this.#small(1, vat);
    this.#total += this.#small(2, total);
    if (this.#count % MOST_AT_ONCE === 0) this.#gather();
  }

  totals(): CurrencyTotals {
    this.#gather();
    const [net, vat, total] = this.#sums;
    return { currency: this.currency, count: this.#count, net, vat, total };
  }

  #small(place: 0 | 1 | 2, amount: Amount): number {
    if (typeof amount === 'number') return amount;
    this.#sums[place] += amount;
    return 0;
  }

  #gather(): void {
    this.#sums[0] += BigInt(this.#net);
    this.#sums[1] += BigInt(this.#vat);
    this.#sums[2] += BigInt(this.#total);
    this.#net = 0;
    this.#vat = 0;
    this.#total = 0;
  }
}
