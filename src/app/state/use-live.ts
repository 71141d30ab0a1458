import { useLiveQuery } from 'dexie-react-hooks';
import { observedQuery } from '@/db/storage/observed-query';

/**
 * What a query over the local database gives now, and again after every change of the rows it read. Until the first answer
 * `first` where it is given, what the start of the tab has read already, else undefined. `deps` are what the query is made of.
 */
export function useLive<T>(query: () => Promise<T>, deps: readonly unknown[], first?: T): T | undefined {
  return useLiveQuery(observedQuery(query), [...deps], first);
}
