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
import { ALL_GROUPS, GROUP_BITS, groupsOfQuery, issuedGroups } from './received-groups';
import { type FoundLines, NO_LINES } from './searched-lines';
import { type Radar, sweepRadar } from './twin-radar';

/** Everything of an answer but the window. */
export interface FoundArchive extends Omit<ArchiveAnswer, 'ids'> {
  readonly entries: readonly ColumnsEntry[];
  /** The same without the query's states and group: what another view of it, or a longer text, is looked for in. */
  readonly matched: readonly ColumnsEntry[];
}

interface Beside {
  /** Documents whose lines hold the query's text. */
  readonly lines?: FoundLines;
  /** Asked for only where the query is of received documents. */
  readonly radar?: () => Radar;
  /** An answer over the same columns whose `matched` hold all that this query can find, in its order (kept-answers.ts). */
  readonly wider?: FoundArchive | undefined;
}

export function findInArchive(
  columns: ArchiveColumns,
  query: ArchiveQuery,
  fold: Fold,
  { lines = NO_LINES, radar = () => sweepRadar(columns), wider }: Beside = {},
): FoundArchive {
  const own = wider?.matched ?? documentsOf(columns, query);
  const test = testOf(query, fold, lines);
  const matched = test === null ? own : own.filter(test);
  const { entries, byState, byGroup } = viewOf(matched, query, groupsFor(query, radar));
  const all = wider?.all ?? own.length;
  return { entries, matched, count: entries.length, all, totals: totalsOf(entries), byState, byGroup };
}

function documentsOf(columns: ArchiveColumns, query: ArchiveQuery): readonly ColumnsEntry[] {
  const order = `${query.sort.by} ${query.sort.direction}`;
  const ordered = columns.ordered(order, query.direction === 'out', comparatorOf(query));
  return query.external === true ? ordered.filter(({ marks }) => (marks & EXTERNAL_BIT) !== 0) : ordered;
}

type View = Pick<FoundArchive, 'entries' | 'byState' | 'byGroup'>;

/** What of the matched the query's states and group take, and how many all of them would. */
function viewOf(
  matched: readonly ColumnsEntry[],
  { states, group }: ArchiveQuery,
  groupsOf: ((entry: ColumnsEntry) => number) | undefined,
): View {
  const counted = new StateCounts();
  // By the sum of their bits: asked of a hundred thousand documents at a key.
  const byBits = new Uint32Array(ALL_GROUPS + 1);
  const wantedBit = group === null ? 0 : GROUP_BITS[group];
  const wantedStates = new Set(states);
  const takesAll = wantedBit === 0 && wantedStates.size === 0;
  const taken: ColumnsEntry[] = [];
  for (const entry of matched) {
    counted.add(entry.state);
    const bits = groupsOf?.(entry) ?? 0;
    byBits[bits] = (byBits[bits] ?? 0) + 1;
    if (takesAll || (wantedBit !== 0 && groupsOf !== undefined && (bits & wantedBit) === 0)) continue;
    if (wantedStates.size === 0 || wantedStates.has(entry.state)) taken.push(entry);
  }
  return { entries: takesAll ? matched : taken, byState: counted.counts(), byGroup: groupCounts(byBits) };
}

/** Almost always the state is that of the document before. */
class StateCounts {
  readonly #counts: Record<string, number> = {};
  #state = '';
  #run = 0;

  add(state: string): void {
    if (state !== this.#state) this.#gather(state);
    this.#run += 1;
  }

  counts(): Readonly<Record<string, number>> {
    this.#gather('');
    return this.#counts;
  }

  #gather(next: string): void {
    if (this.#run > 0) this.#counts[this.#state] = (this.#counts[this.#state] ?? 0) + this.#run;
    this.#state = next;
    this.#run = 0;
  }
}

function groupCounts(byBits: Uint32Array): Readonly<Record<ArchiveGroup, number>> {
  const counts = { new: 0, twins: 0, asks: 0, elsewhere: 0 };
  for (const group of ARCHIVE_GROUPS)
    counts[group] = byBits.reduce((sum, count, bits) => ((bits & GROUP_BITS[group]) === 0 ? sum : sum + count), 0);
  return counts;
}

/** Undefined where none is counted. */
function groupsFor(query: ArchiveQuery, radar: () => Radar): ((entry: ColumnsEntry) => number) | undefined {
  if (query.direction === 'out') return issuedGroups;
  return query.today === '' ? undefined : groupsOfQuery(query, radar());
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
    if (typeof net === 'number' && typeof vat === 'number' && typeof total === 'number') {
      this.#net += net;
      this.#vat += vat;
      this.#total += total;
    } else {
      this.#net += this.#small(0, net);
      this.#vat += this.#small(1, vat);
      this.#total += this.#small(2, total);
    }
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
