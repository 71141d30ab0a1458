/**
 * Whether a received document asks to be paid into an account that its seller's last documents did not name: who changes the
 * account on an invoice of another has the money. Documents without an account, and those told by a server that did not keep them,
 * say nothing.
 */
import { compareTexts } from '../../domain/text/compare-texts';
import type { ColumnsEntry } from './columns-entry';
import { sellerKeyOf } from './seller-numbers';

/** So many of the seller's documents before are compared, the newest ones. */
const COMPARED = 6;

export interface AccountFinding {
  /** How many documents were compared, at least one. */
  readonly compared: number;
  /** It names an account that none of them named. */
  readonly changed: boolean;
}

/** A document as it is compared, one of the archive or a file of a person. */
export interface PaidDocument {
  /** '' of a file. */
  readonly id: string;
  readonly partner: ColumnsEntry['partner'];
  /** `yyyyMMdd`; a file without a day stands after all. */
  readonly issueDay: number;
  /** Minutes since 1970. */
  readonly arrived: number;
  /** `accountsKey`. */
  readonly accounts: string;
}

/** By seller, in the order of their days; a seller's are put in order when one of them is asked for. */
export class SellersAccounts {
  readonly #bySeller = new Map<string, ColumnsEntry[]>();
  readonly #inOrder = new Set<string>();

  constructor(entries: readonly ColumnsEntry[]) {
    for (const entry of entries) {
      if (entry.out || entry.accounts === '') continue;
      const seller = sellerKeyOf(entry);
      const known = this.#bySeller.get(seller);
      if (known === undefined) this.#bySeller.set(seller, [entry]);
      else known.push(entry);
    }
  }

  /** Undefined where it names no account, and where none of the seller's is before it. */
  findingOf(document: PaidDocument): AccountFinding | undefined {
    if (document.accounts === '') return undefined;
    const before = this.#before(document);
    if (before.length === 0) return undefined;
    const known = new Set(before.flatMap(({ accounts }) => accounts.split(' ')));
    return { compared: before.length, changed: document.accounts.split(' ').some((account) => !known.has(account)) };
  }

  /** The last ones before it. */
  #before(document: PaidDocument): readonly ColumnsEntry[] {
    const seller = sellerKeyOf(document);
    const all = this.#bySeller.get(seller) ?? [];
    if (!this.#inOrder.has(seller)) all.sort(compare);
    this.#inOrder.add(seller);
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = all[middle];
      if (other !== undefined && compare(other, document) < 0) low = middle + 1;
      else high = middle;
    }
    return all.slice(Math.max(0, low - COMPARED), low);
  }
}

function compare(a: PaidDocument, b: PaidDocument): number {
  return a.issueDay - b.issueDay || a.arrived - b.arrived || compareTexts(a.id, b.id);
}
