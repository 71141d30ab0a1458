/** The mark in local storage that there was a database, with how much the server did not have (eviction.ts). */

/** As much of Storage as is used. */
export type MarkStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const markOf = (database: string): string => `condica.here ${database}`;

export function markHere(storage: MarkStore, database: string, unsent: number): void {
  const text = String(unsent);
  if (storage.getItem(markOf(database)) !== text) storage.setItem(markOf(database), text);
}

/** Null: no database is known to have been here. */
export function markOn(storage: Pick<MarkStore, 'getItem'>, database: string): string | null {
  return storage.getItem(markOf(database));
}

export function dropMark(storage: Pick<MarkStore, 'removeItem'>, database: string): void {
  storage.removeItem(markOf(database));
}
