/** Sums of documents, each currency on its own, exact. */
import { MOST_AT_ONCE } from './amount';
import type { ArchiveColumns } from './archive-columns';
import type { CurrencyTotals } from './archive-query';
import type { SumFact } from './document-facts';
import type { Places } from './places';

/** By currency, the currency of most documents first. */
export function totalsAt(columns: ArchiveColumns, places: Places): readonly CurrencyTotals[] {
  const { texts } = columns.facts.currencies;
  const exact = texts.map((currency) => ({ currency, count: 0, net: 0n, vat: 0n, total: 0n }));
  const numbers = new NumberSums(texts.length);
  for (let from = 0; from < places.length; from += MOST_AT_ONCE) {
    const beyond = numbers.add(columns, places.subarray(from, from + MOST_AT_ONCE));
    for (const [code, sums] of exact.entries()) numbers.moveTo(sums, code);
    for (const place of beyond) addEntry(columns, place, exact);
  }
  return exact.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

interface ExactSums extends Record<SumFact, bigint> {
  readonly currency: string;
  count: number;
}

function addEntry({ entries, facts: { currency } }: ArchiveColumns, place: number, exact: readonly ExactSums[]): void {
  const [sums, entry] = [exact[currency[place] ?? 0], entries[place]];
  if (sums === undefined || entry === undefined) return;
  sums.count += 1;
  for (const fact of ['net', 'vat', 'total'] as const) sums[fact] += BigInt(entry[fact]);
}

/**
 * The sums of up to `MOST_AT_ONCE` documents as numbers, by the code of their currency: big integers are made once for thousands of them, as
 * each is an object that is thrown away.
 */
class NumberSums {
  readonly #count: Float64Array;
  readonly #net: Float64Array;
  readonly #vat: Float64Array;
  readonly #total: Float64Array;

  constructor(currencies: number) {
    this.#count = new Float64Array(currencies);
    this.#net = new Float64Array(currencies);
    this.#vat = new Float64Array(currencies);
    this.#total = new Float64Array(currencies);
  }

  /** The places that were not added: one of their sums is more than a number holds (NaN). */
  add({ facts }: ArchiveColumns, places: Places): readonly number[] {
    const [counts, nets, vats, totals] = [this.#count, this.#net, this.#vat, this.#total];
    const { currency, net, vat, total } = facts;
    const beyond: number[] = [];
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const code = currency[place] ?? 0;
      const ofNet = net[place] ?? 0;
      const ofVat = vat[place] ?? 0;
      const ofTotal = total[place] ?? 0;
      if (Number.isNaN(ofNet + ofVat + ofTotal)) {
        beyond.push(place);
        continue;
      }
      counts[code] = (counts[code] ?? 0) + 1;
      nets[code] = (nets[code] ?? 0) + ofNet;
      vats[code] = (vats[code] ?? 0) + ofVat;
      totals[code] = (totals[code] ?? 0) + ofTotal;
    }
    return beyond;
  }

  /** Nothing is left of that currency. */
  moveTo(sums: ExactSums, code: number): void {
    sums.count += this.#count[code] ?? 0;
    sums.net += BigInt(this.#net[code] ?? 0);
    sums.vat += BigInt(this.#vat[code] ?? 0);
    sums.total += BigInt(this.#total[code] ?? 0);
    for (const of of [this.#count, this.#net, this.#vat, this.#total]) of[code] = 0;
  }
}
