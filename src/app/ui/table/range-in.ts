import type { Selection } from './selection';

/** A row by its place in the list as it was drawn, and by its key where that was read. */
export interface Place {
  readonly index: number;
  readonly key: string | undefined;
}

/** Undefined: not read yet. */
type Keys = readonly (string | undefined)[];

/**
 * Adds the rows from the anchor to `to`, of all rows of the list: a window of them knows neither those beyond it nor where an anchor
 * stands that another order has moved. One that the list no longer holds begins nothing: the range does, where the keyboard was.
 */
export function rangeIn(selection: Selection, cursor: Place, to: Place, all: Keys): Selection {
  const { keys, anchor } = selection;
  const end = placeIn(all, to);
  const held = anchor === null ? end : all.indexOf(anchor.key);
  const start = held >= 0 ? held : cursor.index < 0 ? end : placeIn(all, cursor);
  const key = all[start];
  if (key === undefined) return selection;
  const range = all.slice(Math.min(start, end), Math.max(start, end) + 1).flatMap((one) => one ?? []);
  return { keys: new Set([...keys, ...range]), anchor: { key, index: start } };
}

/** Where it stands by now, else where it stood. */
function placeIn(all: Keys, { index, key }: Place): number {
  const now = key === undefined ? -1 : all.indexOf(key);
  return now >= 0 ? now : Math.min(index, all.length - 1);
}
