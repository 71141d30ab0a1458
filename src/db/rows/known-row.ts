import { COLLECTION_SCHEMAS, type CollectionName, type CollectionRow } from '@/api/collections';
import { readRow } from './read-row';

/** The row of any collection, as `readRow` reads it. */
export function knownRow<N extends CollectionName>(collection: N, row: unknown): CollectionRow<N> | null {
  return readRow<CollectionRow<N>>(COLLECTION_SCHEMAS[collection], row);
}

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(COLLECTION_SCHEMAS, name);
}
