/**
 * Undo and redo over immutable values.
 *
 * Invariants: `past` and `future` hold whole earlier and later values, newest last; changes with the same merge key in a
 * row are one step (a word typed into a cell), until the run is sealed by leaving the field; a new change empties `future`.
 */
export interface History<T> {
  readonly present: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** Of the newest step, while it may still grow. */
  readonly openKey: string | null;
}

/** Steps kept; a value shares most of its parts with its neighbours, so they cost little. */
const MAX_STEPS = 200;

export function startHistory<T>(present: T): History<T> {
  return { present, past: [], future: [], openKey: null };
}

export function pushHistory<T>(history: History<T>, present: T, mergeKey: string | null = null): History<T> {
  if (Object.is(present, history.present)) return history;
  if (mergeKey !== null && mergeKey === history.openKey) return { ...history, present, future: [] };
  const past = [...history.past, history.present].slice(-MAX_STEPS);
  return { present, past, future: [], openKey: mergeKey };
}

export function sealHistory<T>(history: History<T>): History<T> {
  return history.openKey === null ? history : { ...history, openKey: null };
}

export function undoHistory<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    present,
    past: history.past.slice(0, -1),
    future: [...history.future, history.present],
    openKey: null,
  };
}

export function redoHistory<T>(history: History<T>): History<T> {
  const present = history.future.at(-1);
  if (present === undefined) return history;
  return {
    present,
    past: [...history.past, history.present],
    future: history.future.slice(0, -1),
    openKey: null,
  };
}
