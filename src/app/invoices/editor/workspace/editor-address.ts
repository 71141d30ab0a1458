/**
 * Which query of the address the open editor stands for.
 *
 * Invariant: once a stored draft's id is in the address, the query of before names nothing until a drawing knows the new one. React
 * runs what is left to do of the last drawing before it draws anew, and that drawing still knows the query of before.
 */
export class EditorAddress {
  #shown: string | null = null;
  #replaced: string | null = null;

  /** `query`: as a drawing knows it. True where it names another draft than the open one, which it stands for from now on. */
  turnsTo(query: string): boolean {
    if (query === this.#replaced) return false;
    this.#replaced = null;
    if (query === this.#shown) return false;
    this.#shown = query;
    return true;
  }

  /** The open draft is stored, and this query names it. */
  adopt(query: string): void {
    if (query !== this.#shown) this.#replaced = this.#shown;
    this.#shown = query;
  }

  standsFor(query: string): boolean {
    return query === this.#shown;
  }
}
