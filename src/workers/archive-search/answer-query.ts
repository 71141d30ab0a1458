/** Answers a query over the columns: a scan in the order asked for, and the sums of what it found. */
import { EXTERNAL_BIT } from '../../db/archive/mark-bits';
import type { ArchiveColumns } from './archive-columns';
import { ARCHIVE_GROUPS, type ArchiveAnswer, type ArchiveGroup, type ArchiveQuery } from './archive-query';
import type { Fold } from './columns-entry';
import type { DocumentFacts } from './document-facts';
import { orderOf } from './order-of-documents';
import { type Places, type PlaceTest, placesBeside, placesInTurn, placesWhere } from './places';
import { testsOf, textTestsOf, totalIs } from './query-tests';
import { ALL_GROUPS, GROUP_BITS, groupsOfQuery, issuedGroups } from './received-groups';
import { type FoundLines, NO_LINES } from './searched-lines';
import { totalsAt } from './totals-of';
import { type Radar, sweepRadar } from './twin-radar';

/** Everything of an answer but the window. */
export interface FoundArchive extends Omit<ArchiveAnswer, 'ids'> {
  /** Of those that answer, in order; good for this edition of the columns. */
  readonly places: Places;
  /** The same without the query's states and group: what another view of it, or a longer text, is looked for in. */
  readonly matched: Places;
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
  const own = wider === undefined ? documentsOf(columns, query) : amongFound(columns, query, fold, wider.matched);
  const tested = testsOf(columns, query, fold).reduce(placesWhere, own);
  const inTurn = (places: Places, test: PlaceTest): Places => placesInTurn(places, columns.entries.length, test);
  const matched = textTestsOf(columns, query, fold, lines).reduce(inTurn, tested);
  const { places, byState, byGroup } = viewOf(columns, matched, query, groupsFor(columns, query, radar));
  const all = wider?.all ?? own.length;
  return { places, matched, count: places.length, all, totals: totalsAt(columns, places), byState, byGroup };
}

/** Of how many documents the first of an answer are told without the others. */
const LOOKED_AT = 2_000;

/** The first places of an answer, `limit` at most, as far as the first documents tell that are looked at for it. */
export function firstInArchive(
  columns: ArchiveColumns,
  query: ArchiveQuery,
  fold: Fold,
  limit: number,
  { lines = NO_LINES, radar = () => sweepRadar(columns), wider }: Beside = {},
): Places {
  const own = wider?.matched ?? documentsOf(columns, query);
  const tests = [
    ...viewTests(columns.facts, query, groupsFor(columns, query, radar)),
    ...testsOf(columns, query, fold),
    ...textTestsOf(columns, query, fold, lines),
  ];
  const first: number[] = [];
  for (const place of own.subarray(0, LOOKED_AT)) {
    if (first.length === limit) break;
    if (tests.every((test) => test(place))) first.push(place);
  }
  return Uint32Array.from(first);
}

/** Sums are found whole: a total of 71 is not among what 7 found. All that a text can find beside them is. */
function amongFound(columns: ArchiveColumns, query: ArchiveQuery, fold: Fold, found: Places): Places {
  const isTotal = totalIs(columns, fold(query.text));
  if (isTotal === null) return found;
  return placesBeside(documentsOf(columns, query), found, columns.entries.length, isTotal);
}

function documentsOf(columns: ArchiveColumns, query: ArchiveQuery): Places {
  const order = `${query.sort.by} ${query.sort.direction}`;
  const ordered = columns.ordered(order, query.direction === 'out', orderOf(columns, query.sort));
  const { marks } = columns.facts;
  return query.external === true
    ? placesWhere(ordered, (place) => ((marks[place] ?? 0) & EXTERNAL_BIT) !== 0)
    : ordered;
}

/** The groups that the document at a place is of, as bits. */
type GroupsOf = (place: number) => number;

type View = Pick<FoundArchive, 'places' | 'byState' | 'byGroup'>;

/** What of the matched the query's states and group take, and how many all of them would. */
function viewOf(
  { facts: { state, states } }: ArchiveColumns,
  matched: Places,
  query: ArchiveQuery,
  groupsOf: GroupsOf | undefined,
): View {
  const byCode = countedBy((place) => state[place] ?? 0, matched, states.texts.length);
  // By the sum of their bits: asked of a hundred thousand documents at a key.
  const byBits = groupsOf === undefined ? new Uint32Array() : countedBy(groupsOf, matched, ALL_GROUPS + 1);
  const places = viewTests({ state, states }, query, groupsOf).reduce(placesWhere, matched);
  return { places, byState: stateCounts(states.texts, byCode), byGroup: groupCounts(byBits) };
}

/** What the query's states and group ask of a document. */
function viewTests(
  { state, states }: Pick<DocumentFacts, 'state' | 'states'>,
  { states: wanted, group }: ArchiveQuery,
  groupsOf: GroupsOf | undefined,
): readonly PlaceTest[] {
  const wantedBit = group === null ? 0 : GROUP_BITS[group];
  const isWanted = states.flagsOf(wanted);
  return [
    ...(wantedBit === 0 || groupsOf === undefined ? [] : [(place: number) => (groupsOf(place) & wantedBit) !== 0]),
    ...(wanted.length === 0 ? [] : [(place: number) => isWanted[state[place] ?? 0] === 1]),
  ];
}

/** How many of the places have each number. */
function countedBy(numberOf: (place: number) => number, places: Places, numbers: number): Uint32Array {
  const counts = new Uint32Array(numbers);
  for (let at = 0; at < places.length; at += 1) {
    const number = numberOf(places[at] ?? 0);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function stateCounts(texts: readonly string[], byCode: Uint32Array): Readonly<Record<string, number>> {
  const counts = texts.map((text, code) => [text, byCode[code] ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function groupCounts(byBits: Uint32Array): Readonly<Record<ArchiveGroup, number>> {
  const counts = { new: 0, twins: 0, asks: 0, elsewhere: 0 };
  for (const group of ARCHIVE_GROUPS)
    counts[group] = byBits.reduce((sum, count, bits) => ((bits & GROUP_BITS[group]) === 0 ? sum : sum + count), 0);
  return counts;
}

/** Undefined where none is counted. */
function groupsFor(columns: ArchiveColumns, query: ArchiveQuery, radar: () => Radar): GroupsOf | undefined {
  if (query.direction === 'out') return issuedGroups(columns);
  return query.today === '' ? undefined : groupsOfQuery(columns, query, radar());
}
