/**
 * What is typed is written before what comes from the server: while somebody types, a page of the stream waits until no save of typed
 * content is due or under way, and lets one more save go before it (docs/decisions/0185).
 *
 *   nothing typed since the page before, or for the length of a pause ──► at once
 *   typed ──no save due──► one more save, or a typist's pause ──no save due──► the page
 *
 * Invariants: whoever waits goes on in the moment a save ends, so that a page is written between the saves of two keys; a
 * save that is over, written or failed, holds nobody, and a pause of the typist ends every wait. Of this tab alone.
 */
import { browserTimer, type SetTimer } from '@/db/storage/set-timer';

export interface TypedFirst {
  /** A save is due; what it gives says that the save is over. */
  readonly begin: () => () => void;
  /** When a page may be written; true where somebody types. */
  readonly turn: () => Promise<boolean>;
}

/** For whom typed content goes first. */
export type TypedSaves = Pick<TypedFirst, 'turn'>;

/** Longer than what lies between two keys of somebody who types. */
const PAUSE_MS = 250;

/** `now`: ms since any moment. */
export function typedFirst(setTimer: SetTimer = browserTimer, now = () => performance.now()): TypedFirst {
  const due = new Set<object>();
  const waiting: (() => void)[] = [];
  let begun = 0;
  let seen = 0;
  /** When the last save was over. */
  let ended = 0;
  const nextEnd = (): Promise<void> => new Promise((wake) => waiting.push(wake));
  const free = async (): Promise<void> => {
    if (due.size > 0) await nextEnd();
  };
  return {
    begin: () => {
      const save = {};
      due.add(save);
      begun += 1;
      return () => {
        if (!due.delete(save) || due.size > 0) return;
        ended = now();
        for (const wake of waiting.splice(0)) wake();
      };
    },
    turn: async () => {
      if (due.size === 0 && now() - ended >= PAUSE_MS) seen = begun;
      await free();
      if (begun === seen) return false;
      await Promise.race([nextEnd(), new Promise<void>((go) => setTimer(PAUSE_MS, go))]);
      await free();
      seen = begun;
      return true;
    },
  };
}

/** Of the saves of this page. */
export const pageTypedFirst = typedFirst();
