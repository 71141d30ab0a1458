/**
 * The archive of one company as columns in memory: what a list can be searched, sorted and summed by, without the documents.
 *
 * Invariants: an id stands at one place; places are dense from 0 to `count − 1`; a removal moves the last place into the gap.
 * An order that is kept is that of all its documents but those among its `late`.
 */
import type { ArchiveItem } from '../../api/entities/archive-item';
import { accountsKey } from '../../db/archive/cold/block-columns';
import { markBits } from '../../db/archive/mark-bits';
import { hundredths } from '../../domain/money/hundredths';
import { type Amount, amountOf } from './amount';
import { type ListedPartner, ListedPartners } from './listed-partners';

export interface ArchiveColumnsRow {
  readonly id: string;
  readonly direction: 'out' | 'in';
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly partnerName: string;
  readonly partnerTaxId: string;
  readonly currency: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly state: string;
  /** When it came, or was issued: ISO instant. */
  readonly issuedAt: string;
  readonly xmlSha256: string;
  /** BT-25: the first document that it corrects or takes back; absent where it names none. */
  readonly precedingNumber?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly marks?: ArchiveItem['marks'];
  readonly external?: boolean;
  readonly sentElsewhere?: boolean;
}

/** One document's facts as they are compared: folded texts, numbers for dates and amounts. */
export interface ColumnsEntry {
  readonly id: string;
  readonly out: boolean;
  readonly number: string;
  /** Folded number, for search; numbers sort by `numberKey`. */
  readonly numberText: string;
  readonly numberKey: string;
  readonly partner: ListedPartner;
  /** `yyyyMMdd`; 0 where none. */
  readonly issueDay: number;
  readonly dueDay: number;
  readonly currency: string;
  readonly net: Amount;
  readonly vat: Amount;
  readonly total: Amount;
  readonly state: string;
  /** Minutes since 1970. */
  readonly arrived: number;
  /** The first 16 hexadecimal digits of the document's hash. */
  readonly print: string;
  /** Folded; '' none. */
  readonly precedingText: string;
  /** `accountsKey`. */
  readonly accounts: string;
  /** `markBits`. */
  readonly marks: number;
}

export type Compare = (a: ColumnsEntry, b: ColumnsEntry) => number;

export type Fold = (text: string) => string;

/** Digits padded, so that FCT-9 stands before FCT-10. */
const DIGITS = /\d+/g;
const NUMBER_WIDTH = 12;

export function sortableNumber(folded: string): string {
  return folded.replace(DIGITS, (digits) => digits.padStart(NUMBER_WIDTH, '0'));
}

function day(date: string): number {
  return date === '' ? 0 : Number(date.replaceAll('-', ''));
}

export const PRINT_DIGITS = 16;
const MINUTE_MS = 60_000;

/** Minutes since 1970 of an ISO instant; 0 where it cannot be read. */
export function minuteOf(instant: string): number {
  return Math.floor((Date.parse(instant) || 0) / MINUTE_MS);
}

function columnsEntry(row: ArchiveColumnsRow, partners: ListedPartners, fold: Fold): ColumnsEntry {
  const numberText = fold(row.number);
  return {
    id: row.id,
    out: row.direction === 'out',
    number: row.number,
    numberText,
    numberKey: sortableNumber(numberText),
    partner: partners.of(row.partnerName, row.partnerTaxId),
    issueDay: day(row.issueDate),
    dueDay: day(row.dueDate),
    currency: row.currency,
    net: amountOf(hundredths(row.net)),
    vat: amountOf(hundredths(row.vat)),
    total: amountOf(hundredths(row.total)),
    state: row.state,
    arrived: minuteOf(row.issuedAt),
    print: row.xmlSha256.slice(0, PRINT_DIGITS),
    precedingText: fold(row.precedingNumber ?? ''),
    accounts: accountsKey(row.accounts),
    marks: markBits(row),
  };
}

interface KeptOrder {
  readonly entries: readonly ColumnsEntry[];
  /** Ids of those that came, changed or went since. */
  readonly late: Set<string>;
}

/** The lists' own two, and what a person has just sorted by. */
const MOST_ORDERS = 4;
const MOST_LATE = 10_000;

/** What the radar looks at (twin-radar.ts). */
const DOCUMENT_FACTS = [
  ...(['out', 'number', 'numberText', 'partner', 'issueDay'] as const),
  ...(['currency', 'total', 'print', 'precedingText', 'accounts'] as const),
];

/** Both in order; `few` take their places by halving, for comparing is what costs. */
function merged(many: readonly ColumnsEntry[], few: readonly ColumnsEntry[], compare: Compare): ColumnsEntry[] {
  const pieces: ColumnsEntry[][] = [];
  let from = 0;
  for (const entry of few) {
    const at = placeOf(entry, many, from, compare);
    pieces.push(many.slice(from, at), [entry]);
    from = at;
  }
  return pieces.concat([many.slice(from)]).flat();
}

function placeOf(entry: ColumnsEntry, many: readonly ColumnsEntry[], from: number, compare: Compare): number {
  let [low, high] = [from, many.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = many[middle];
    if (other !== undefined && compare(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isSameDocument(one: ColumnsEntry, other: ColumnsEntry): boolean {
  return DOCUMENT_FACTS.every((fact) => one[fact] === other[fact]);
}

export class ArchiveColumns {
  readonly #entries: ColumnsEntry[] = [];
  readonly #places = new Map<string, number>();
  readonly #fold: Fold;
  readonly partners: ListedPartners;
  #edition = 0;
  #documents = 0;
  /** The one asked for last stands at the end. */
  readonly #orders = new Map<string, KeptOrder>();

  constructor(fold: Fold) {
    this.#fold = fold;
    this.partners = new ListedPartners(fold);
  }

  /** Rises with every change; an answer is good for one edition. */
  get edition(): number {
    return this.#edition;
  }

  get entries(): readonly ColumnsEntry[] {
    return this.#entries;
  }

  /** Rises where a document comes, goes, or is another than it was; not where only its state, its marks or its dates change. */
  get documents(): number {
    return this.#documents;
  }

  /**
   * Those of a direction in an order, which `order` names. Kept, as sorting 100,000 takes a hundred times as long as scanning them
   * for a filter; what changed since is put at its place.
   */
  ordered(order: string, out: boolean, compare: Compare): readonly ColumnsEntry[] {
    const name = `${order} ${out}`;
    const known = this.#orders.get(name);
    const entries = known === undefined ? this.#sorted(out, compare) : this.#brought(known, out, compare);
    this.#orders.delete(name);
    this.#orders.set(name, { entries, late: new Set() });
    for (const oldest of this.#orders.keys()) {
      if (this.#orders.size <= MOST_ORDERS) break;
      this.#orders.delete(oldest);
    }
    return entries;
  }

  #sorted(out: boolean, compare: Compare): readonly ColumnsEntry[] {
    return this.#entries.filter((entry) => entry.out === out).sort(compare);
  }

  #brought({ entries, late }: KeptOrder, out: boolean, compare: Compare): readonly ColumnsEntry[] {
    if (late.size === 0) return entries;
    const now = [...late].flatMap((id) => this.entryOf(id) ?? []).filter((entry) => entry.out === out);
    const rest = entries.filter(({ id }) => !late.has(id));
    return merged(rest, now.sort(compare), compare);
  }

  /** What an order does not know of; too much of it, and it is made anew. */
  #isLate(id: string): void {
    for (const [name, { late }] of this.#orders) {
      late.add(id);
      if (late.size > MOST_LATE) this.#orders.delete(name);
    }
  }

  entryOf(id: string): ColumnsEntry | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#entries[place];
  }

  put(rows: readonly ArchiveColumnsRow[]): void {
    this.putEntries(rows.map((row) => columnsEntry(row, this.partners, this.#fold)));
  }

  putEntries(entries: readonly ColumnsEntry[]): void {
    for (const entry of entries) {
      const place = this.#places.get(entry.id) ?? this.#entries.length;
      const before = this.#entries[place];
      if (before === undefined || !isSameDocument(before, entry)) this.#documents += 1;
      this.#places.set(entry.id, place);
      this.#entries[place] = entry;
      this.#isLate(entry.id);
    }
    this.#edition += 1;
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#removeOne(id);
    this.#edition += 1;
  }

  #removeOne(id: string): void {
    const place = this.#places.get(id);
    const last = this.#entries.pop();
    if (place === undefined || last === undefined) {
      if (last !== undefined) this.#entries.push(last);
      return;
    }
    this.#places.delete(id);
    this.#documents += 1;
    this.#isLate(id);
    if (last.id === id) return;
    this.#entries[place] = last;
    this.#places.set(last.id, place);
  }
}
