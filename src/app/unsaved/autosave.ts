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
const DELAY_MS = 150;

export function createAutosave<T>(save: (content: T) => Promise<void>, timers: AutosaveTimers): Autosave<T> {
  const listeners = new Set<() => void>();
  let state: SaveState = { kind: 'idle' };
  let waiting: { readonly content: T } | undefined;
  let writing: { readonly content: T } | undefined;
  let timer: unknown;
  let running: Promise<unknown> = Promise.resolve();
  let underway = 0;
  let due = false;
  let generation = 0;
  let stopped = false;

  const say = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const write = async (content: T): Promise<void> => {
    generation += 1;
    const own = generation;
    writing = { content };
    underway += 1;
    try {
      await save(content);
      if (own === generation) writing = undefined;
      if (own === generation && waiting === undefined) say({ kind: 'saved', at: timers.now() });
    } catch (reason) {
      // What could not be written waits for the next key or the next flush, unless something newer already does.
      if (own === generation) {
        waiting ??= { content };
        say({ kind: 'failed', reason });
      }
    } finally {
      underway -= 1;
      if (due && underway === 0) start();
    }
  };

  const start = (): void => {
    timers.clear(timer);
    timer = undefined;
    due = false;
    if (waiting === undefined || stopped) return;
    const { content } = waiting;
    waiting = undefined;
    running = Promise.all([running, write(content)]);
  };

  const onDelay = (): void => {
    timer = undefined;
    if (underway === 0) start();
    else due = true;
  };

  return {
    changed: (content) => {
      if (stopped) return;
      waiting = { content };
      if (!due) timer ??= timers.set(onDelay, DELAY_MS);
      if (state.kind !== 'pending') say({ kind: 'pending' });
    },
    flush: async () => {
      start();
      await running;
      return state;
    },
    unsaved: () => (stopped ? undefined : (waiting ?? writing)?.content),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopped = true;
      timers.clear(timer);
      waiting = undefined;
    },
  };
}
