import type { Table } from 'dexie';
import { type StoredRow, UNCONFIRMED } from './stored-row';

/**
 * Nothing keeps the row any more: removed elsewhere or never known to the server, and no change of this device waits.
 * A tombstone with a version is not meant: acknowledgements put those themselves.
 */
export function isForgotten<R>({ base, gone, pending }: Pick<StoredRow<R>, 'base' | 'gone' | 'pending'>): boolean {
  return pending.length === 0 && (base === null || gone === true);
}

/** Puts the row, or deletes it where nothing keeps it; `isStandIn`: of the kind. */
export async function putRow<R>(
  table: Table<StoredRow<R>, string>,
  row: StoredRow<R>,
  isStandIn: (base: R) => boolean = () => false,
): Promise<void> {
  const { base, version, pending } = row;
  const isUnused = pending.length === 0 && version === UNCONFIRMED && base !== null && isStandIn(base);
  if (isUnused || isForgotten(row)) await table.delete(row.id);
  else await table.put(row);
}
