/** Texts that repeat, each under a number: 0, 1, 2 … as they were first met. */
export class CodedTexts {
  readonly #codes = new Map<string, number>();
  readonly #texts: string[] = [];
  /** Almost always the text before. */
  #last = { text: '', code: -1 };

  codeOf(text: string): number {
    if (this.#last.code >= 0 && this.#last.text === text) return this.#last.code;
    let code = this.#codes.get(text);
    if (code === undefined) {
      code = this.#texts.length;
      this.#texts.push(text);
      this.#codes.set(text, code);
    }
    this.#last = { text, code };
    return code;
  }

  /** By code: 1 for those among `wanted`. */
  flagsOf(wanted: readonly string[]): Uint8Array {
    return Uint8Array.from(this.#texts, (text) => (wanted.includes(text) ? 1 : 0));
  }

  get texts(): readonly string[] {
    return this.#texts;
  }
}
