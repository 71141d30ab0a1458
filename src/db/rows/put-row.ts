import type { Table } from 'dexie';
import type { StoredRow } from './stored-row';

/**
 * Nothing keeps the row any more: removed elsewhere or never known to the server, and no change of this device waits.
 * A tombstone with a version is not meant: acknowledgements put those themselves.
 */
export function isForgotten<R>({ base, gone, pending }: Pick<StoredRow<R>, 'base' | 'gone' | 'pending'>): boolean {
  return pending.length === 0 && (base === null || gone === true);
}

/** Puts the row, or deletes it where nothing keeps it. */
export async function putRow<R>(table: Table<StoredRow<R>, string>, row: StoredRow<R>): Promise<void> {
  if (isForgotten(row)) await table.delete(row.id);
  else await table.put(row);
}
