/** Which rows are selected, by key. A value: each change gives a new one. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Where a range begun with Shift starts. */
  readonly anchor: number | null;
}

export const NO_SELECTION: Selection = { keys: new Set(), anchor: null };

/** Adds or takes away one row. */
export function toggleRow(selection: Selection, key: string, index: number): Selection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: index };
}

/** Adds the rows between the anchor and `index`; rows whose key is not known yet are left out. */
export function extendTo(selection: Selection, index: number, keyAt: (index: number) => string | undefined): Selection {
  const from = selection.anchor ?? index;
  const keys = new Set(selection.keys);
  for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
    const key = keyAt(at);
    if (key !== undefined) keys.add(key);
  }
  return { keys, anchor: from };
}

/** The state of the box in the head. */
export function headState(selection: Selection, count: number): boolean | 'mixed' {
  if (selection.keys.size === 0) return false;
  return selection.keys.size >= count ? true : 'mixed';
}
