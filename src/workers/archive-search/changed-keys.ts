/**
 * Which rows of a table a transaction of any tab changed, out of Dexie's `storagemutated` event. Dexie tells ranges of
 * primary keys; a single key is a range whose ends are equal.
 */
import type { IntervalTree, ObservabilitySet } from 'dexie';

export type ChangedKeys =
  | { readonly kind: 'none' }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  /** A range was changed at once: what it held is not told. */
  | { readonly kind: 'unknown' };

const NONE: ChangedKeys = { kind: 'none' };

export function changedKeys(parts: ObservabilitySet, database: string, table: string): ChangedKeys {
  const tree = parts[`idb://${database}/${table}/`];
  if (tree === undefined) return NONE;
  const keys: string[] = [];
  return collect(tree, keys) ? { kind: 'keys', keys } : { kind: 'unknown' };
}

/** False where the tree holds more than single keys. */
function collect(tree: IntervalTree | null | undefined, into: string[]): boolean {
  if (tree === null || tree === undefined || !('from' in tree)) return true;
  if (typeof tree.from !== 'string' || tree.from !== tree.to) return false;
  into.push(tree.from);
  return collect(tree.l, into) && collect(tree.r, into);
}
