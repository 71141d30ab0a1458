/** Which rows are selected, by key. A value: each change gives a new one. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** The row where a range begun with Shift starts, and where it stood: an order chosen since has moved it. */
  readonly anchor: { readonly key: string; readonly index: number } | null;
}

export const NO_SELECTION: Selection = { keys: new Set(), anchor: null };

/** Adds or takes away one row. */
export function toggleRow(selection: Selection, key: string, index: number): Selection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: { key, index } };
}

/** Adds the rows between the anchor and `index`; undefined where the rows that are known do not tell which these are. */
export function extendTo(
  selection: Selection,
  index: number,
  keyAt: (index: number) => string | undefined,
): Selection | undefined {
  const anchor = selection.anchor ?? { key: keyAt(index), index };
  if (anchor.key === undefined || keyAt(anchor.index) !== anchor.key) return undefined;
  const keys = new Set(selection.keys);
  for (let at = Math.min(anchor.index, index); at <= Math.max(anchor.index, index); at += 1) {
    const key = keyAt(at);
    if (key === undefined) return undefined;
    keys.add(key);
  }
  return { keys, anchor: { key: anchor.key, index: anchor.index } };
}

/** All of the list beside what is chosen; where all of it is chosen already, these are taken away. What the list does not hold stays. */
export function toggleAll({ keys }: Selection, listed: readonly string[]): Selection {
  const after = new Set(keys);
  const all = listed.every((key) => keys.has(key));
  for (const key of listed) {
    after.delete(key);
    if (!all) after.add(key);
  }
  return { keys: after, anchor: null };
}

/** The state of the box in the head, of how many rows of the list are chosen: a selection may hold others too. */
export function headState(chosen: number, count: number): boolean | 'mixed' {
  if (chosen <= 0) return false;
  return chosen >= count ? true : 'mixed';
}
