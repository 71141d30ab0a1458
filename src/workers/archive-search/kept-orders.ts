/**
 * The orders of a company's documents that were asked for last, as lists of places. Kept, as sorting 100,000 takes a hundred times as long
 * as scanning them for a filter; what changed since is put at its rank.
 *
 * Invariant: an order is that of all its documents but those among its `late`.
 */
import type { DocumentFacts } from './document-facts';
import { type Places, placesWhere } from './places';

/** Of the documents at two places: negative where the first stands before. Good until the next document is put. */
export type Compare = (a: number, b: number) => number;

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

/** Both in order; `few` take their places by halving, for comparing is what costs. */
function merged(many: Places, few: Places, compare: Compare): Places {
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

function rankOf(place: number, many: Places, from: number, compare: Compare): number {
  let [low, high] = [from, many.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = many[middle];
    if (other !== undefined && compare(other, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class KeptOrders {
  readonly #facts: DocumentFacts;
  readonly #places: ReadonlyMap<string, number>;
  /** The one asked for last stands at the end. */
  readonly #orders = new Map<string, KeptOrder>();

  /** Both as they change. */
  constructor(facts: DocumentFacts, places: ReadonlyMap<string, number>) {
    this.#facts = facts;
    this.#places = places;
  }

  /** Where those of a direction stand, in an order, which `order` names. */
  ordered(order: string, out: boolean, compare: Compare): Places {
    const name = `${order} ${out}`;
    const known = this.#orders.get(name);
    const places = known === undefined ? this.#sorted(out, compare) : this.#brought(known, out, compare);
    this.#orders.delete(name);
    this.#orders.set(name, { places, late: new Set(), stale: new Set() });
    for (const oldest of this.#orders.keys()) {
      if (this.#orders.size <= MOST_ORDERS) break;
      this.#orders.delete(oldest);
    }
    return places;
  }

  #sorted(out: boolean, compare: Compare): Places {
    const own: number[] = [];
    for (const place of this.#places.values()) if (this.#isOut(place) === out) own.push(place);
    // An array, whose sort is quick over what is nearly in order, as it comes out of the database; that of a typed one is not.
    return Uint32Array.from(own.sort(compare));
  }

  #isOut(place: number): boolean {
    return this.#facts.out[place] === 1;
  }

  #brought({ places, late, stale }: KeptOrder, out: boolean, compare: Compare): Places {
    if (late.size === 0) return places;
    const now = [...late].flatMap((id) => this.#places.get(id) ?? []);
    const own = now.filter((place) => this.#isOut(place) === out);
    const rest = placesWhere(places, (place) => !stale.has(place));
    return merged(rest, Uint32Array.from(own).sort(compare), compare);
  }

  /** What an order does not know of: `id` stood, or stands, at `place`. Too much of it, and the order is made anew. */
  isLate(id: string, place: number): void {
    if (this.#orders.size === 0) return;
    for (const [name, { late, stale }] of this.#orders) {
      late.add(id);
      stale.add(place);
      if (late.size > MOST_LATE) this.#orders.delete(name);
    }
  }
}
