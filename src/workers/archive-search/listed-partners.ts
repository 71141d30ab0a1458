/**
 * The partners of the columns' documents, each kept once however many documents it has: a hundred thousand documents have some
 * hundred, and what a search asks of a partner is answered once for all of them.
 *
 * Invariant: a name with a code as they are written is one partner, and partners have the places 0, 1, 2 …
 */
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
    return partner;
  }
}

/** The test, asked of each partner once. */
export function oncePerPartner(test: (partner: ListedPartner) => boolean): (partner: ListedPartner) => boolean {
  const answers: (boolean | undefined)[] = [];
  return (partner) => {
    const known = answers[partner.place];
    if (known !== undefined) return known;
    const answer = test(partner);
    answers[partner.place] = answer;
    return answer;
  };
}
