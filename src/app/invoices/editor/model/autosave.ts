/**
 * Saves what is typed: at most 300 ms after the last key (promise 1 of the design), at once when the page is hidden, and
 * once a second while one types on.
 *
 *   idle ──changed──► pending ──delay──► saving ──done──► saved
 *                        ▲   ──flush──►    │  ──failed──► failed ──changed/retry──► pending
 *                        └──── changed ────┘
 *
 * Invariants: the newest content is what is written last (every save takes the content at the moment it starts, and
 * IndexedDB runs transactions in the order they were made); `saved` is only said when nothing newer waits.
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

/** Leaves room for the transaction itself inside the 300 ms. */
const DELAY_MS = 200;
/** Who types without a pause is saved all the same. */
const LONGEST_DELAY_MS = 1000;

export function createAutosave<T>(save: (content: T) => Promise<void>, timers: AutosaveTimers): Autosave<T> {
  const listeners = new Set<() => void>();
  let state: SaveState = { kind: 'idle' };
  let waiting: { readonly content: T } | undefined;
  let writing: { readonly content: T } | undefined;
  let timer: unknown;
  let waitingSince = 0;
  let running: Promise<unknown> = Promise.resolve();
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
    }
  };

  const start = (): void => {
    timers.clear(timer);
    timer = undefined;
    if (waiting === undefined || stopped) return;
    const { content } = waiting;
    waiting = undefined;
    running = Promise.all([running, write(content)]);
  };

  return {
    changed: (content) => {
      if (stopped) return;
      const now = timers.now().getTime();
      if (timer === undefined) waitingSince = now;
      waiting = { content };
      timers.clear(timer);
      timer = timers.set(start, Math.max(0, Math.min(DELAY_MS, waitingSince + LONGEST_DELAY_MS - now)));
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
