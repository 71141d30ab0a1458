/** Does something once nothing has happened for a while; what happens meanwhile puts it off. */
export class CalmTimer {
  readonly #pauseMs: number;
  readonly #once: () => void;
  /** By `performance.now()`. */
  #lastAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pauseMs: number, once: () => void) {
    this.#pauseMs = pauseMs;
    this.#once = once;
  }

  /** Something happened. One timer however often: it looks again where it was too early. */
  happened(): void {
    this.#lastAt = performance.now();
    this.#timer ??= setTimeout(() => this.#look(), this.#pauseMs);
  }

  #look(): void {
    const left = this.#lastAt + this.#pauseMs - performance.now();
    this.#timer = left > 0 ? setTimeout(() => this.#look(), left) : undefined;
    if (left <= 0) this.#once();
  }
}
