/**
 * Tells what a query gives now, and again when something was written to the tables it reads, by any tab, with a rest between two readings. A live query
 * of Dexie's reads again after every write, and once more where another write came meanwhile: beside a draft that is typed, that is
 * dozens of readings a second of what a person looks at once in a while.
 *
 *              told                 written
 *     reading ──────► at rest, true ───────► at rest, stale
 *        ▲                 │ the rest is over      │ the rest is over
 *        │     written     ▼                       │
 *        ├───────────── waiting                    │
 *        └─────────────────────────────────────────┘
 *
 * Invariants: what was written last is told at most a rest and a reading later; two readings never run beside each other; after its
 * end nothing is told.
 */
import Dexie, { type ObservabilitySet } from 'dexie';
import type { CondicaDatabase } from '../condica-database';
import { browserTimer, type SetTimer } from './set-timer';

export interface WatchedTables {
  readonly db: CondicaDatabase;
  readonly tables: readonly { readonly name: string }[];
  readonly restMs: number;
}

export interface TableReader<T> {
  readonly query: () => Promise<T>;
  readonly tell: (value: T) => void;
  readonly failed: (error: unknown) => void;
}

/** Ends with the function it gives. */
export function watchTables<T>(
  { db, tables, restMs }: WatchedTables,
  { query, tell, failed }: TableReader<T>,
  setTimer: SetTimer = browserTimer,
): () => void {
  const parts = tables.map(({ name }) => `idb://${db.name}/${name}/`);
  let [ended, busy, stale] = [false, false, false];
  let cancel = (): void => undefined;
  const rested = (): void => {
    busy = false;
    if (stale) read();
  };
  const read = (): void => {
    [busy, stale] = [true, false];
    // Told inside of the transaction that has just ended, and none of its work.
    Dexie.ignoreTransaction(query)
      .then((value) => (ended ? undefined : tell(value)))
      .catch((error: unknown) => (ended ? undefined : failed(error)))
      .finally(() => {
        if (!ended) cancel = setTimer(restMs, rested);
      });
  };
  const written = (changed: ObservabilitySet): void => {
    if (!touches(changed, parts)) return;
    if (busy) stale = true;
    else read();
  };
  Dexie.on.storagemutated.subscribe(written);
  read();
  return () => {
    ended = true;
    cancel();
    Dexie.on.storagemutated.unsubscribe(written);
  };
}

/** `all`: Dexie's own word for everything. */
function touches(changed: ObservabilitySet, parts: readonly string[]): boolean {
  return Object.keys(changed).some((key) => key === 'all' || parts.some((part) => key.startsWith(part)));
}
