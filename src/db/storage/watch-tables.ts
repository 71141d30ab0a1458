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
 * Invariants: what was written last is told at most a rest and a reading later; two readings never run beside each other; a reading
 * takes at most a tenth of the time, however long it is, until the rest would be LONGEST_REST_MS; after its end nothing is told.
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

export interface Clockwork {
  readonly setTimer: SetTimer;
  /** ms since any moment. */
  readonly now: () => number;
}

const BROWSER: Clockwork = { setTimer: browserTimer, now: () => performance.now() };

/** A rest is so many times as long as the reading before it, at least. */
const READINGS_A_REST = 10;
const LONGEST_REST_MS = 3_000;

/** Ends with the function it gives. */
export function watchTables<T>(
  { db, tables, restMs }: WatchedTables,
  { query, tell, failed }: TableReader<T>,
  { setTimer, now }: Clockwork = BROWSER,
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
    const began = now();
    // Told inside of the transaction that has just ended, and none of its work.
    Dexie.ignoreTransaction(query)
      .then((value) => (ended ? undefined : tell(value)))
      .catch((error: unknown) => (ended ? undefined : failed(error)))
      .finally(() => {
        const long = Math.min((now() - began) * READINGS_A_REST, LONGEST_REST_MS);
        if (!ended) cancel = setTimer(Math.max(restMs, long), rested);
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
