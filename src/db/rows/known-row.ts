import * as v from 'valibot';
import { COLLECTION_SCHEMAS, type CollectionName, type CollectionRow } from '@/api/collections';
import { isUnknownField } from '@/api/unknown-field';

/**
 * The row of a collection as this version reads it; null where it cannot. Fields this version does not know are no
 * hindrance and stay in the row: an old client never destroys a newer one's data (G12).
 */
export function knownRow<N extends CollectionName>(collection: N, row: unknown): CollectionRow<N> | null {
  const read = v.safeParse(COLLECTION_SCHEMAS[collection], row);
  if (read.success) return read.output as CollectionRow<N>;
  return read.issues.every(isUnknownField) ? (row as CollectionRow<N>) : null;
}

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(COLLECTION_SCHEMAS, name);
}
