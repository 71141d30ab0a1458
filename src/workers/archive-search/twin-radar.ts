/**
 * Which received documents may be one and the same, and which take others back, over all columns of a company.
 *
 * Two are twins where their bytes are the same; where seller, number and sum are, within half a year; where they are but for the way
 * the number is written; or where seller, number and year are and the sum is another. A seller who begins to count anew each year,
 * or asks the same sum each month, has no twins by that.
 */
import { type Amount, negated } from './amount';
import type { ArchiveColumns, ColumnsEntry } from './archive-columns';

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

export interface Radar {
  readonly twins: ReadonlyMap<string, Twins>;
  /** By the credit note's id. */
  readonly reverses: ReadonlyMap<string, Reversal>;
  /** By the invoice's id. */
  readonly reversedBy: ReadonlyMap<string, Reversal>;
}

type Entries = readonly ColumnsEntry[];

export function sweepRadar(columns: Pick<ArchiveColumns, 'entries'>): Radar {
  const received = columns.entries.filter(({ out }) => !out);
  const byNumber = grouped(received, numberKeyOf);
  const twins = new Map<string, Twins>();
  for (const group of grouped(received, ({ print }) => print).values()) pairUp(group, () => 'bytes', twins);
  for (const group of byNumber.values()) pairUp(group, kindOfPair, twins);
  return { twins, ...reversalsOf(received, byNumber) };
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
  if (notes.length === 0) return { reverses, reversedBy };
  for (const note of notes) {
    const named = note.precedingText === '' ? undefined : namedBy(note, byNumber);
    if (named !== undefined) match(note, named);
  }
  const unnamed = notes.filter(({ precedingText }) => precedingText === '');
  if (unnamed.length === 0) return { reverses, reversedBy };
  const bySum = grouped(received, (entry) => (entry.total > 0 ? sumKeyOf(entry, entry.total) : ''));
  for (const note of unnamed) {
    const [only, another] = listOf(bySum.get(sumKeyOf(note, negated(note.total)))).filter(
      (invoice) => invoice.issueDay <= note.issueDay && !reversedBy.has(invoice.id),
    );
    if (only !== undefined && another === undefined) match(note, only);
  }
  return { reverses, reversedBy };
}

/** The newest of that number that is not younger than the note. */
function namedBy(note: ColumnsEntry, byNumber: ReadonlyMap<string, Group>): ColumnsEntry | undefined {
  const alike = listOf(byNumber.get(`${sellerKeyOf(note)} ${bareNumber(note.precedingText)}`));
  return alike
    .filter(({ total, issueDay }) => total > 0 && issueDay <= note.issueDay)
    .sort((a, b) => b.issueDay - a.issueDay)[0];
}

function sumKeyOf(entry: ColumnsEntry, sum: Amount): string {
  return `${sellerKeyOf(entry)} ${entry.currency} ${sum}`;
}

/** An entry's own never changes: a changed document is another entry. */
const KEYS = new WeakMap<ColumnsEntry, string>();

function numberKeyOf(entry: ColumnsEntry): string {
  const known = KEYS.get(entry);
  if (known !== undefined) return known;
  const key = `${sellerKeyOf(entry)} ${bareNumber(entry.numberText)}`;
  KEYS.set(entry, key);
  return key;
}

/** `RO123` and `123` are one seller; without a code the name is asked. */
export function sellerKeyOf({ partner: { tax, key } }: Pick<ColumnsEntry, 'partner'>): string {
  const bare = bareCode(tax);
  return bare === '' ? `~${key}` : bare;
}

/** A company has few suppliers: each code is read once. */
const CODES = new Map<string, string>();
const MOST_CODES = 20_000;

function bareCode(taxText: string): string {
  const known = CODES.get(taxText);
  if (known !== undefined) return known;
  const bare = taxText.replaceAll(/[^a-z0-9]/g, '').replace(/^ro(?=\d)/, '');
  if (CODES.size >= MOST_CODES) CODES.clear();
  CODES.set(taxText, bare);
  return bare;
}

/** `BO 007731`, `bo-7731` and `BO7731` are one number; `1-11` and `11-1` are two. */
function bareNumber(folded: string): string {
  return folded.replace(SEPARATORS, '.').replace(LEADING_ZEROS, '$1').replace(NEXT_TO_A_LETTER, '');
}

const SEPARATORS = /[^a-z0-9]+/g;
const LEADING_ZEROS = /(^|[^0-9])0+(?=\d)/g;
/** Only between two figures does a separator tell numbers apart. */
const NEXT_TO_A_LETTER = /^\.|\.$|(?<=[a-z])\.|\.(?=[a-z])/g;
