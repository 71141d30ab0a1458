/**
 * The partners of the columns' documents, each kept once however many documents it has: a hundred thousand documents have some
 * hundred, and what a search asks of a partner is answered once for all of them.
 *
 * Invariant: a name with a code as they are written is one partner, and partners have the places 0, 1, 2 …
 */
import { ranksOf } from './ranks-of';

export interface ListedPartner {
  readonly place: number;
  /** Folded name. */
  readonly key: string;
  /** Folded fiscal code. */
  readonly tax: string;
  /** Both, for search. */
  readonly text: string;
}

export class ListedPartners {
  readonly #fold: (text: string) => string;
  readonly #known = new Map<string, ListedPartner>();
  readonly #listed: ListedPartner[] = [];
  /** Good for as many partners as they have. */
  readonly #ranks: { key?: Uint32Array; tax?: Uint32Array } = {};

  constructor(fold: (text: string) => string) {
    this.#fold = fold;
  }

  of(name: string, taxId: string): ListedPartner {
    const written = `${name}\n${taxId}`;
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const [key, tax] = [this.#fold(name), this.#fold(taxId)];
    const partner = { place: this.#known.size, key, tax, text: `${key}\n${tax}` };
    this.#known.set(written, partner);
    this.#listed.push(partner);
    return partner;
  }

  /** How each stands among all by that text, by place; equal ones have one rank. */
  ranksBy(fact: 'key' | 'tax'): Uint32Array {
    const known = this.#ranks[fact];
    if (known?.length === this.#listed.length) return known;
    const ranks = ranksOf(this.#listed.map((partner) => partner[fact]));
    this.#ranks[fact] = ranks;
    return ranks;
  }

  /** By place. */
  get listed(): readonly ListedPartner[] {
    return this.#listed;
  }
}

const NO = 1;
const YES = 2;

/** The test, asked of each partner once; of a partner by its place. */
export function oncePerPartner(
  { listed }: Pick<ListedPartners, 'listed'>,
  test: (partner: ListedPartner) => boolean,
): (place: number) => boolean {
  // 0: not asked yet.
  const answers = new Uint8Array(listed.length);
  return (place) => {
    const known = answers[place];
    if (known === YES || known === NO) return known === YES;
    const partner = listed[place];
    const answer = partner !== undefined && test(partner);
    answers[place] = answer ? YES : NO;
    return answer;
  };
}
