/**
 * The archive of one company as columns in memory: what a list can be searched, sorted and summed by, without the documents.
 *
 * Invariants: an id stands at one place; places are dense from 0 to `count − 1`; a removal moves the last place into the gap.
 * Amounts are hundredths as integers, exact.
 */
import { hundredths } from '../../domain/money/hundredths';

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
}

/** One document's facts as they are compared: folded texts, numbers for dates and amounts. */
export interface ColumnsEntry {
  readonly id: string;
  readonly out: boolean;
  readonly number: string;
  /** Folded number, for search; numbers sort by `numberKey`. */
  readonly numberText: string;
  readonly numberKey: string;
  readonly partnerText: string;
  readonly partnerKey: string;
  /** `yyyyMMdd`; 0 where none. */
  readonly issueDay: number;
  readonly dueDay: number;
  readonly currency: string;
  readonly net: bigint;
  readonly vat: bigint;
  readonly total: bigint;
  readonly state: string;
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

/** `name`: folded. */
export function partnerText(name: string, taxId: string, fold: Fold): string {
  return `${name}\n${fold(taxId)}`;
}

export function columnsEntry(row: ArchiveColumnsRow, fold: Fold): ColumnsEntry {
  const numberText = fold(row.number);
  const partnerKey = fold(row.partnerName);
  return {
    id: row.id,
    out: row.direction === 'out',
    number: row.number,
    numberText,
    numberKey: sortableNumber(numberText),
    partnerText: partnerText(partnerKey, row.partnerTaxId, fold),
    partnerKey,
    issueDay: day(row.issueDate),
    dueDay: day(row.dueDate),
    currency: row.currency,
    net: hundredths(row.net),
    vat: hundredths(row.vat),
    total: hundredths(row.total),
    state: row.state,
  };
}

export class ArchiveColumns {
  readonly #entries: ColumnsEntry[] = [];
  readonly #places = new Map<string, number>();
  readonly #fold: Fold;
  #edition = 0;
  #ordered: { readonly order: string; readonly edition: number; readonly entries: readonly ColumnsEntry[] } | undefined;

  constructor(fold: Fold) {
    this.#fold = fold;
  }

  /** Rises with every change; an answer is good for one edition. */
  get edition(): number {
    return this.#edition;
  }

  get entries(): readonly ColumnsEntry[] {
    return this.#entries;
  }

  /**
   * The entries in an order, which `order` names. Kept until a row changes or another order is asked for: sorting 100,000
   * takes a hundred times as long as scanning them for a filter.
   */
  ordered(order: string, compare: Compare): readonly ColumnsEntry[] {
    const known = this.#ordered;
    if (known?.order === order && known.edition === this.#edition) return known.entries;
    const entries = [...this.#entries].sort(compare);
    this.#ordered = { order, edition: this.#edition, entries };
    return entries;
  }

  entryOf(id: string): ColumnsEntry | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#entries[place];
  }

  put(rows: readonly ArchiveColumnsRow[]): void {
    this.putEntries(rows.map((row) => columnsEntry(row, this.#fold)));
  }

  putEntries(entries: readonly ColumnsEntry[]): void {
    for (const entry of entries) {
      const place = this.#places.get(entry.id) ?? this.#entries.length;
      this.#places.set(entry.id, place);
      this.#entries[place] = entry;
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
    if (last.id === id) return;
    this.#entries[place] = last;
    this.#places.set(last.id, place);
  }
}
