import { useLiveQuery } from 'dexie-react-hooks';
import { observedQuery } from '@/db/storage/observed-query';

/**
 * What a query over the local database gives now, and again after every change of the rows it read. Undefined until the
 * first answer. `deps` are what the query is made of.
 */
export function useLive<T>(query: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useLiveQuery(observedQuery(query), [...deps]);
}
