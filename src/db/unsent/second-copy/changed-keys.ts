/** Which rows of the copied stores have changed since it was asked last, in whatever tab or worker: Dexie tells all of them. */
import Dexie, { cmp, type IntervalTree, type ObservabilitySet, RangeSet } from 'dexie';
import { COPIED_STORES, isCopied } from './copied-stores';

/** By store; `all`: too many to be told apart. */
export type Changes = ReadonlyMap<string, ReadonlySet<string | number> | 'all'>;

/** Dexie's word that anything may have changed: the page was kept and is shown again. */
const ANYTHING = 'all';

export class ChangedKeys {
  private changes = new Map<string, Set<string | number> | 'all'>();

  /** Adds what a commit changed; false where nothing of it is copied. */
  add(database: string, parts: ObservabilitySet): boolean {
    const told = COPIED_STORES.filter((store) => {
      const part = parts[ANYTHING] ?? parts[`idb://${database}/${store}/`];
      return part !== undefined && this.addPart(store, part);
    });
    return told.length > 0;
  }

  take(): Changes {
    const taken = this.changes;
    this.changes = new Map();
    return taken;
  }

  get size(): number {
    return this.changes.size;
  }

  private addPart(store: string, part: IntervalTree): boolean {
    let copied = false;
    for (const { from, to } of RangeSet(part)) {
      const isOne = cmp(from, to) === 0 && (typeof from === 'string' || typeof from === 'number');
      // Settings that are not copied change with every call.
      if (isOne && store === 'kv' && !isCopied(store, { key: from })) continue;
      copied = true;
      if (isOne) this.addKey(store, from);
      else this.changes.set(store, 'all');
    }
    return copied;
  }

  private addKey(store: string, key: string | number): void {
    const known = this.changes.get(store) ?? new Set<string | number>();
    if (known === 'all') return;
    this.changes.set(store, known.add(key));
  }
}

/** Tells of each commit, of this page and of others; ends with the function it gives. */
export function onCommit(listener: (parts: ObservabilitySet) => void): () => void {
  Dexie.on.storagemutated.subscribe(listener);
  return () => Dexie.on.storagemutated.unsubscribe(listener);
}
