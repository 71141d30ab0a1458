/**
 * Keys of documents that changed and are read again soon.
 *
 * Invariants: however many changes come, one reading waits for its turn, and takes along what changes until then; what was taken is
 * not told again.
 */

/** So many changed at once are a pull or an import, and more will come: read together after this long, not page by page. */
const MANY_KEYS = 100;
const GATHER_MS = 1_000;

export class GatheredChanges {
  readonly #keys = new Set<string>();
  readonly #read: () => void;
  #waits = false;
  #gathering: ReturnType<typeof setTimeout> | undefined;

  /** `read`: sees to it that `take` is called when it is its turn. */
  constructor(read: () => void) {
    this.#read = read;
  }

  /** What is gathered goes with what is read at once. `isPage`: more will come. */
  add(keys: readonly string[], isPage: boolean): void {
    for (const key of keys) this.#keys.add(key);
    if (isPage || keys.length >= MANY_KEYS) this.#gathering ??= setTimeout(() => this.#ask(), GATHER_MS);
    else this.#ask();
  }

  take(): readonly string[] {
    const keys = [...this.#keys];
    this.#keys.clear();
    this.#waits = false;
    return keys;
  }

  #ask(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    if (this.#waits) return;
    this.#waits = true;
    this.#read();
  }
}
