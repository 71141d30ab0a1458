/**
 * Saves what is typed: each key at most 300 ms after it was pressed (promise 1 of the design), whether one pauses or types
 * on, and at once when the page is hidden.
 *
 *   idle ──changed──► pending ──delay──► saving ──done──► saved
 *                        ▲   ──flush──►    │  ──failed──► failed ──changed/retry──► pending
 *                        └──── changed ────┘
 *
 * Invariants: the delay runs from the first key that is not on its way to the storage, and later keys never set it back;
 * a save that is due while another is under way begins when that one ends, so a slow disk never has a queue of them. The
 * newest content is what is written last (every save takes the content at the moment it starts, and IndexedDB runs
 * transactions in the order they were made); `saved` is only said when nothing newer waits.
 */
export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly reason: unknown };

export interface AutosaveTimers {
  readonly set: (run: () => void, ms: number) => unknown;
  readonly clear: (timer: unknown) => void;
  readonly now: () => Date;
  /** A save is due; what it gives says that it is over. */
  readonly due?: () => () => void;
}

export interface Autosave<T> {
  /** Something was typed. */
  readonly changed: (content: T) => void;
  /** Writes what waits, now; resolves when the newest is written or has failed. */
  readonly flush: () => Promise<SaveState>;
  /** The newest content that is not known to be written; undefined where there is none. */
  readonly unsaved: () => T | undefined;
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nothing is written after it: the draft was issued or removed. */
  readonly stop: () => void;
}

/** Leaves room inside the 300 ms for the transaction, which waits for the disk, and for a busy page. */
const DELAY_MS = 80;

export function createAutosave<T>(save: (content: T) => Promise<void>, timers: AutosaveTimers): Autosave<T> {
  return new DelayedSaves(save, timers);
}

/** Content in a box of its own, as the content itself may be undefined. */
interface Kept<T> {
  readonly content: T;
}

/** Its functions are handed on without it (useSyncExternalStore), so they are fields. */
class DelayedSaves<T> implements Autosave<T> {
  #state: SaveState = { kind: 'idle' };
  /** Typed, and on its way to the storage in no save. */
  #waiting: Kept<T> | undefined;
  /** Of the newest save, until it is known to be written. */
  #writing: Kept<T> | undefined;
  #timer: unknown;
  /** Ends when every save that was started has. */
  #running: Promise<unknown> = Promise.resolve();
  #underway = 0;
  /** The delay ran out while a save was under way. */
  #due = false;
  /** Says that no save is due any more; undefined while none is. */
  #over: (() => void) | undefined;
  /** Of the newest save: what an older one has to say no longer counts. */
  #generation = 0;
  #stopped = false;
  readonly #save: (content: T) => Promise<void>;
  readonly #timers: AutosaveTimers;
  readonly #listeners = new Set<() => void>();

  constructor(save: (content: T) => Promise<void>, timers: AutosaveTimers) {
    this.#save = save;
    this.#timers = timers;
  }

  changed = (content: T): void => {
    if (this.#stopped) return;
    this.#waiting = { content };
    this.#over ??= this.#timers.due?.();
    if (!this.#due) this.#timer ??= this.#timers.set(this.#onDelay, DELAY_MS);
    if (this.#state.kind !== 'pending') this.#say({ kind: 'pending' });
  };

  flush = async (): Promise<SaveState> => {
    this.#start();
    await this.#running;
    return this.#state;
  };

  unsaved = (): T | undefined => (this.#stopped ? undefined : (this.#waiting ?? this.#writing)?.content);

  state = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stop = (): void => {
    this.#stopped = true;
    this.#timers.clear(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    if (this.#underway === 0) this.#sayOver();
  };

  #onDelay = (): void => {
    this.#timer = undefined;
    if (this.#underway === 0) this.#start();
    else this.#due = true;
  };

  /** Begins to write what waits, whether or not a save is under way. */
  #start(): void {
    this.#timers.clear(this.#timer);
    this.#timer = undefined;
    this.#due = false;
    if (this.#waiting === undefined || this.#stopped) return;
    const kept = this.#waiting;
    this.#waiting = undefined;
    this.#running = Promise.all([this.#running, this.#write(kept)]);
  }

  async #write(kept: Kept<T>): Promise<void> {
    this.#generation += 1;
    const own = this.#generation;
    this.#writing = kept;
    this.#underway += 1;
    try {
      await this.#save(kept.content);
      if (own === this.#generation) this.#onWritten();
    } catch (reason) {
      if (own === this.#generation) this.#onFailed(kept, reason);
    } finally {
      this.#underway -= 1;
      // After every save, not the last alone: on a slow disk a typist's saves follow one another without end.
      this.#sayOver();
      if (this.#due && this.#underway === 0) this.#start();
      if (this.#underway > 0 || this.#timer !== undefined) this.#over ??= this.#timers.due?.();
    }
  }

  #onWritten(): void {
    this.#writing = undefined;
    if (this.#waiting === undefined) this.#say({ kind: 'saved', at: this.#timers.now() });
  }

  /** What could not be written waits for the next key or the next flush, unless something newer already does. */
  #onFailed(kept: Kept<T>, reason: unknown): void {
    this.#waiting ??= kept;
    this.#say({ kind: 'failed', reason });
  }

  #sayOver(): void {
    this.#over?.();
    this.#over = undefined;
  }

  #say(next: SaveState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
