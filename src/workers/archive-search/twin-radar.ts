/**
 * Which received documents may be one and the same, which take others back and which name others, over all columns of a company.
 *
 * Two are twins where their bytes are the same; where seller, number and sum are, within half a year; where they are but for the way
 * the number is written; or where seller, number and year are and the sum is another. A seller who begins to count anew each year,
 * or asks the same sum each month, has no twins by that.
 */
import { type Amount, negated } from './amount';
import type { ArchiveColumns } from './archive-columns';
import type { ColumnsEntry } from './columns-entry';
import { bareNumber, numberHashes, numberKeyOf, sellerKeyOf } from './seller-numbers';
import { sharingAHash } from './sharing-a-hash';

/** What two twins have in common, the surest first. */
export const TWIN_KINDS = ['bytes', 'same', 'spelling', 'other-sum'] as const;
export type TwinKind = (typeof TWIN_KINDS)[number];

export interface Twins {
  readonly kind: TwinKind;
  /** The others. */
  readonly ids: readonly string[];
}

/** The invoice that a credit note is about. */
export interface Reversal {
  readonly id: string;
  readonly number: string;
  /** Of the whole sum; else of a part. */
  readonly whole: boolean;
}

/** A document that another one with plus names (BT-25), a correction (384) or the settlement of an advance; or the one that does. */
export interface Reference {
  readonly id: string;
  readonly number: string;
}

export interface Referring extends Reference {
  /** How many more name the same. */
  readonly others: number;
}

export interface Radar {
  readonly twins: ReadonlyMap<string, Twins>;
  /** By the credit note's id. */
  readonly reverses: ReadonlyMap<string, Reversal>;
  /** By the invoice's id. */
  readonly reversedBy: ReadonlyMap<string, Reversal>;
  /** By the id of the document with plus that names it. */
  readonly refersTo: ReadonlyMap<string, Reference>;
  /** By the id of the one named: the newest that names it. */
  readonly referredBy: ReadonlyMap<string, Referring>;
}

type Entries = readonly ColumnsEntry[];

export function sweepRadar(columns: Pick<ArchiveColumns, 'entries'>): Radar {
  const received = columns.entries.filter(({ out }) => !out);
  const twins = new Map<string, Twins>();
  const sameBytes = sharingAHash(received, ({ printWord }) => printWord);
  for (const group of grouped(sameBytes, ({ print }) => print).values()) pairUp(group, () => 'bytes', twins);
  const hashOf = numberHashes();
  const sameNumber = sharingAHash(received, (entry) => hashOf(entry, entry.numberText));
  for (const group of grouped(sameNumber, numberKeyOf).values()) pairUp(group, kindOfPair, twins);
  const naming = received.filter((entry) => !namesNone(entry));
  const byNumber = namedDocuments(received, naming);
  return { twins, ...reversalsOf(received, byNumber), ...referencesOf(naming, byNumber) };
}

/** A pair as a person answers for it. */
export function twinsKey(one: string, other: string): string {
  return one < other ? `${one}+${other}` : `${other}+${one}`;
}

/** Almost every document stands alone under its key: one that does has no list of its own. */
type Group = ColumnsEntry | ColumnsEntry[];

function grouped(entries: Entries, keyOf: (entry: ColumnsEntry) => string): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === '') continue;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, entry);
    else if (Array.isArray(known)) known.push(entry);
    else groups.set(key, [known, entry]);
  }
  return groups;
}

function listOf(group: Group | undefined): Entries {
  if (group === undefined) return [];
  return Array.isArray(group) ? group : [group];
}

/** More under one number than this are no twins, but a number that says nothing. */
const MOST_ALIKE = 20;

function pairUp(
  group: Group,
  kindOf: (one: ColumnsEntry, other: ColumnsEntry) => TwinKind | null,
  into: Map<string, Twins>,
): void {
  if (!Array.isArray(group) || group.length > MOST_ALIKE) return;
  for (const one of group)
    for (const other of group) {
      const kind = one === other ? null : kindOf(one, other);
      if (kind !== null) into.set(one.id, withTwin(into.get(one.id), kind, other.id));
    }
}

function withTwin(known: Twins | undefined, kind: TwinKind, id: string): Twins {
  if (known === undefined) return { kind, ids: [id] };
  const surest = TWIN_KINDS.indexOf(known.kind) <= TWIN_KINDS.indexOf(kind) ? known.kind : kind;
  return { kind: surest, ids: known.ids.includes(id) ? known.ids : [...known.ids, id] };
}

const HALF_A_YEAR = 183;
const DAY_MS = 86_400_000;

function kindOfPair(one: ColumnsEntry, other: ColumnsEntry): TwinKind | null {
  if (one.total < 0 !== other.total < 0 || one.currency !== other.currency) return null;
  const written = one.numberText === other.numberText;
  if (one.total === other.total) return daysApart(one, other) <= HALF_A_YEAR ? (written ? 'same' : 'spelling') : null;
  return written && yearOf(one) === yearOf(other) ? 'other-sum' : null;
}

function yearOf({ issueDay }: ColumnsEntry): number {
  return Math.floor(issueDay / 10_000);
}

function daysApart(one: ColumnsEntry, other: ColumnsEntry): number {
  return Math.abs(dayMs(one.issueDay) - dayMs(other.issueDay)) / DAY_MS;
}

/** `yyyyMMdd`. */
function dayMs(day: number): number {
  return Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
}

function reversalsOf(received: Entries, byNumber: ReadonlyMap<string, Group>): Pick<Radar, 'reverses' | 'reversedBy'> {
  const reverses = new Map<string, Reversal>();
  const reversedBy = new Map<string, Reversal>();
  const match = (note: ColumnsEntry, invoice: ColumnsEntry): void => {
    const whole = invoice.total === negated(note.total);
    reverses.set(note.id, { id: invoice.id, number: invoice.number, whole });
    reversedBy.set(invoice.id, { id: note.id, number: note.number, whole });
  };
  const notes = received.filter(({ total }) => total < 0);
  const [unnamed, naming] = [notes.filter(namesNone), notes.filter((note) => !namesNone(note))];
  for (const note of naming) {
    const named = namedBy(note, byNumber, ({ total }) => total > 0);
    if (named !== undefined) match(note, named);
  }
  const bySum = invoicesOfSums(received, unnamed);
  for (const note of unnamed) {
    const [only, another] = listOf(bySum.get(sumKeyOf(note, negated(note.total)))).filter(
      (invoice) => invoice.issueDay <= note.issueDay && !reversedBy.has(invoice.id),
    );
    if (only !== undefined && another === undefined) match(note, only);
  }
  return { reverses, reversedBy };
}

function referencesOf(naming: Entries, byNumber: ReadonlyMap<string, Group>): Pick<Radar, 'refersTo' | 'referredBy'> {
  const refersTo = new Map<string, Reference>();
  const referredBy = new Map<string, Referring>();
  for (const later of naming.filter(({ total }) => total >= 0).sort((a, b) => a.issueDay - b.issueDay)) {
    const named = namedBy(later, byNumber, (one) => one.total >= 0 && one !== later);
    if (named === undefined) continue;
    const others = (referredBy.get(named.id)?.others ?? -1) + 1;
    refersTo.set(later.id, { id: named.id, number: named.number });
    referredBy.set(named.id, { id: later.id, number: later.number, others });
  }
  return { refersTo, referredBy };
}

function namesNone({ precedingText }: ColumnsEntry): boolean {
  return precedingText === '';
}

/** By `numberKeyOf`, those that the others may name. */
function namedDocuments(received: Entries, naming: Entries): ReadonlyMap<string, Group> {
  if (naming.length === 0) return new Map();
  const hashOf = numberHashes();
  const wanted = new Set(naming.map((note) => hashOf(note, note.precedingText)));
  return grouped(
    received.filter((entry) => entry.total >= 0 && wanted.has(hashOf(entry, entry.numberText))),
    numberKeyOf,
  );
}

/** By `sumKeyOf`, those that the notes may be about. */
function invoicesOfSums(received: Entries, unnamed: Entries): ReadonlyMap<string, Group> {
  const wanted = new Set(unnamed.map(({ total }) => negated(total)));
  const invoices = wanted.size === 0 ? [] : received.filter(({ total }) => total > 0 && wanted.has(total));
  return grouped(invoices, (invoice) => sumKeyOf(invoice, invoice.total));
}

/** The newest of that number that is not younger than the note. */
function namedBy(
  note: ColumnsEntry,
  byNumber: ReadonlyMap<string, Group>,
  mayBe: (entry: ColumnsEntry) => boolean,
): ColumnsEntry | undefined {
  const alike = listOf(byNumber.get(`${sellerKeyOf(note)} ${bareNumber(note.precedingText)}`));
  return alike
    .filter((entry) => mayBe(entry) && entry.issueDay <= note.issueDay)
    .sort((a, b) => b.issueDay - a.issueDay)[0];
}

function sumKeyOf(entry: ColumnsEntry, sum: Amount): string {
  return `${sellerKeyOf(entry)} ${entry.currency} ${sum}`;
}
