/** What was done to a type-ahead before a key came that can take a row of its list. */
export interface Asked {
  readonly query: string;
  /** The rows are of an earlier query, or none are here yet. */
  readonly searching: boolean;
  /** The mark was moved by a key since the list was opened. */
  readonly moved: boolean;
}

/**
 * What Enter or Tab takes of a type-ahead's list: its marked row; `first-answer`, the first row of an answer that has not come
 * yet, for what the list shows is of an earlier one; or nothing, where one only passes through, so that a field that was
 * filled before stays as it is.
 */
export function takenByKey({ query, searching, moved }: Asked): 'marked' | 'first-answer' | 'nothing' {
  const typed = query.trim() !== '';
  if (searching) return typed ? 'first-answer' : 'nothing';
  return typed || moved ? 'marked' : 'nothing';
}

/** Keys that move the mark of an open list. */
export function movesMark(key: string): boolean {
  return MOVING.includes(key);
}

const MOVING: readonly string[] = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];
