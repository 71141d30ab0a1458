import { liveQuery } from 'dexie';
import { observedQuery } from '@/db/storage/observed-query';
import { type WatchedTables, watchTables } from '@/db/storage/watch-tables';

/**
 * Tells what the query gives now, and again after each change of what it read, from any tab; ends with the function it gives.
 * `gathered`: what may be told a rest later, and which tables it reads.
 */
export type Watch = <T>(query: () => Promise<T>, tell: (value: T) => void, gathered?: WatchedTables) => () => void;

/** Dexie's live query. It runs only where IndexedDB is a global, and its cache is one a process, by database name. */
export const dexieWatch: Watch = (query, tell, gathered) => {
  const failed = (error: unknown): void => console.error('A live query failed:', error);
  if (gathered !== undefined) return watchTables(gathered, { query, tell, failed });
  const subscription = liveQuery(observedQuery(query)).subscribe(tell, failed);
  return () => subscription.unsubscribe();
};
