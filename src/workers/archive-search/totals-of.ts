/** Sums of documents, each currency on its own, exact. */
import { type Amount, MOST_AT_ONCE } from './amount';
import type { ArchiveColumns } from './archive-columns';
import type { CurrencyTotals } from './archive-query';
import type { SumFact } from './document-facts';
import type { Places } from './places';

/** By currency, the currency of most documents first. */
export function totalsAt({ facts, entries }: ArchiveColumns, places: Places): readonly CurrencyTotals[] {
  const { currency, currencies, net, vat, total } = facts;
  const sums = new Map<number, CurrencySum>();
  let [last, lastCode]: [CurrencySum | undefined, number] = [undefined, -1];
  for (const place of places) {
    const code = currency[place] ?? 0;
    // Almost always the currency of the one before.
    if (last === undefined || code !== lastCode) {
      lastCode = code;
      last = sums.get(code) ?? new CurrencySum(currencies.texts[code] ?? '');
      sums.set(code, last);
    }
    if (!last.add(net[place] ?? 0, vat[place] ?? 0, total[place] ?? 0)) last.addEach(entries[place]);
  }
  return [...sums.values()].map((sum) => sum.totals()).sort((a, b) => b.count - a.count);
}

/** Big integers are made once for thousands of documents, as each is an object that is thrown away. */
class CurrencySum {
  #count = 0;
  #net = 0;
  #vat = 0;
  #total = 0;
  readonly #gathered: Record<SumFact, bigint> = { net: 0n, vat: 0n, total: 0n };

  constructor(readonly currency: string) {}

  /** False: one of them is more than a number holds (NaN), and none was added. */
  add(net: number, vat: number, total: number): boolean {
    if (Number.isNaN(net + vat + total)) return false;
    this.#net += net;
    this.#vat += vat;
    this.#total += total;
    this.#counted();
    return true;
  }

  addEach(sums: Readonly<Record<SumFact, Amount>> | undefined): void {
    if (sums === undefined) return;
    for (const fact of ['net', 'vat', 'total'] as const) this.#gathered[fact] += BigInt(sums[fact]);
    this.#counted();
  }

  #counted(): void {
    this.#count += 1;
    if (this.#count % MOST_AT_ONCE === 0) this.#gather();
  }

  totals(): CurrencyTotals {
    this.#gather();
    return { currency: this.currency, count: this.#count, ...this.#gathered };
  }

  #gather(): void {
    this.#gathered.net += BigInt(this.#net);
    this.#gathered.vat += BigInt(this.#vat);
    this.#gathered.total += BigInt(this.#total);
    this.#net = 0;
    this.#vat = 0;
    this.#total = 0;
  }
}
