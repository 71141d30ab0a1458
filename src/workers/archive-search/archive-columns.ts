/**
 * The archive of one company as columns in memory: what a list can be searched, sorted and summed by, without the documents.
 *
 * Invariant: an id stands at one place; places are dense from 0 to `count − 1`; a removal moves the last place into the gap.
 */
import { type ArchiveColumnsRow, type ColumnsEntry, columnsEntry, type Fold } from './columns-entry';
import { DocumentFacts } from './document-facts';
import { type Compare, KeptOrders } from './kept-orders';
import { ListedPartners } from './listed-partners';
import type { Places } from './places';

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
  readonly #orders = new KeptOrders(this.facts, this.#places);

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
