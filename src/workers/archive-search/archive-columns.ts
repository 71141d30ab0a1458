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
import { DocumentFacts } from './document-facts';
import { type ListedPartner, ListedPartners } from './listed-partners';
import { type Places, placesWhere } from './places';

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
  /** Where it stands among the columns, which alone write it: to find it by its id takes a microsecond. */
  place: number;
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

type ComparePlaces = (a: number, b: number) => number;

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
    place: 0,
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
  readonly places: Places;
  /** Ids of those that came, changed, moved or went since. */
  readonly late: Set<string>;
  /** Where these stood. */
  readonly stale: Set<number>;
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
function merged(many: Places, few: Places, compare: ComparePlaces): Places {
  const whole = new Uint32Array(many.length + few.length);
  let [from, to] = [0, 0];
  for (const place of few) {
    const at = rankOf(place, many, from, compare);
    whole.set(many.subarray(from, at), to);
    to += at - from;
    whole[to] = place;
    to += 1;
    from = at;
  }
  whole.set(many.subarray(from), to);
  return whole;
}

function rankOf(place: number, many: Places, from: number, compare: ComparePlaces): number {
  let [low, high] = [from, many.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = many[middle];
    if (other !== undefined && compare(other, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placesOf(entries: readonly ColumnsEntry[]): Places {
  const places = new Uint32Array(entries.length);
  for (let rank = 0; rank < entries.length; rank += 1) places[rank] = entries[rank]?.place ?? 0;
  return places;
}

function isSameDocument(one: ColumnsEntry, other: ColumnsEntry): boolean {
  return DOCUMENT_FACTS.every((fact) => one[fact] === other[fact]);
}

export class ArchiveColumns {
  readonly #entries: ColumnsEntry[] = [];
  readonly #places = new Map<string, number>();
  readonly #fold: Fold;
  readonly partners: ListedPartners;
  readonly facts = new DocumentFacts();
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
   * Where those of a direction stand, in an order, which `order` names. Kept, as sorting 100,000 takes a hundred times as long as scanning
   * them for a filter; what changed since is put at its rank.
   */
  ordered(order: string, out: boolean, compare: Compare): Places {
    const name = `${order} ${out}`;
    const known = this.#orders.get(name);
    const places = known === undefined ? this.#sorted(out, compare) : this.#brought(known, out, this.#byPlace(compare));
    this.#orders.delete(name);
    this.#orders.set(name, { places, late: new Set(), stale: new Set() });
    for (const oldest of this.#orders.keys()) {
      if (this.#orders.size <= MOST_ORDERS) break;
      this.#orders.delete(oldest);
    }
    return places;
  }

  /** The documents at some places. */
  at(places: Places): readonly ColumnsEntry[] {
    return Array.from(places).flatMap((place) => this.#entries[place] ?? []);
  }

  #byPlace(compare: Compare): ComparePlaces {
    const entries = this.#entries;
    return (a, b) => {
      const one = entries[a];
      const other = entries[b];
      return one === undefined || other === undefined ? 0 : compare(one, other);
    };
  }

  #sorted(out: boolean, compare: Compare): Places {
    // Documents are compared faster than places of documents.
    const own = this.#entries.filter((entry) => entry.out === out).sort(compare);
    return placesOf(own);
  }

  #brought({ places, late, stale }: KeptOrder, out: boolean, compare: ComparePlaces): Places {
    if (late.size === 0) return places;
    const now = [...late].flatMap((id) => this.#places.get(id) ?? []);
    const own = now.filter((place) => this.#entries[place]?.out === out);
    const rest = placesWhere(places, (place) => !stale.has(place));
    return merged(rest, Uint32Array.from(own).sort(compare), compare);
  }

  /** What an order does not know of: `id` stood, or stands, at `place`. Too much of it, and the order is made anew. */
  #isLate(id: string, place: number): void {
    for (const [name, { late, stale }] of this.#orders) {
      late.add(id);
      stale.add(place);
      if (late.size > MOST_LATE) this.#orders.delete(name);
    }
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
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
      entry.place = place;
      this.#entries[place] = entry;
      this.facts.put(entry);
      this.#isLate(entry.id, place);
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
    this.#isLate(id, place);
    if (last.id === id) return;
    this.#isLate(last.id, this.#entries.length);
    last.place = place;
    this.#entries[place] = last;
    this.facts.put(last);
    this.#places.set(last.id, place);
  }
}
