/**
 * The archive of one company as columns in memory: what a list can be searched, sorted and summed by, without the documents.
 *
 * Invariant: an id stands at one place; places are dense from 0 to `count − 1`; a removal moves the last place into the gap.
 */
import type { ArchiveItem } from '../../api/entities/archive-item';
import { accountsKey } from '../../db/archive/cold/block-columns';
import { markBits } from '../../db/archive/mark-bits';
import { hundredths } from '../../domain/money/hundredths';
import { type Amount, amountOf } from './amount';
import { DocumentFacts } from './document-facts';
import { KeptOrders } from './kept-orders';
import { type ListedPartner, ListedPartners } from './listed-partners';
import type { Places } from './places';

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

/** What the radar looks at (twin-radar.ts). */
const DOCUMENT_FACTS = [
  ...(['out', 'number', 'numberText', 'partner', 'issueDay'] as const),
  ...(['currency', 'total', 'print', 'precedingText', 'accounts'] as const),
];

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
  readonly #orders = new KeptOrders(this.#entries, this.#places);

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

  /** Where those of a direction stand, in an order, which `order` names. */
  ordered(order: string, out: boolean, compare: Compare): Places {
    return this.#orders.ordered(order, out, compare);
  }

  /** The documents at some places. */
  at(places: Places): readonly ColumnsEntry[] {
    return Array.from(places).flatMap((place) => this.#entries[place] ?? []);
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
      this.#orders.isLate(entry.id, place);
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
    this.#orders.isLate(id, place);
    if (last.id === id) return;
    this.#orders.isLate(last.id, this.#entries.length);
    last.place = place;
    this.#entries[place] = last;
    this.facts.put(last);
    this.#places.set(last.id, place);
  }
}
