import { liveQuery } from 'dexie';
import { observedQuery } from '@/db/storage/observed-query';

/** Tells what the query gives now, and again after each change of what it read, from any tab; ends with the function it gives. */
export type Watch = <T>(query: () => Promise<T>, tell: (value: T) => void) => () => void;

/** Dexie's live query. It runs only where IndexedDB is a global, and its cache is one a process, by database name. */
export const dexieWatch: Watch = (query, tell) => {
  const failed = (error: unknown): void => console.error('A live query failed:', error);
  const subscription = liveQuery(observedQuery(query)).subscribe(tell, failed);
  return () => subscription.unsubscribe();
};
