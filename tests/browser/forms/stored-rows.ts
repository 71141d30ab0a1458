import type { Page } from '@playwright/test';

/** What a screen would show of the rows in the device's own database, by table. */
export async function storedRows(
  page: Page,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found = await wholeRows(page, tables);
  return Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, rows.map(({ shown }) => shown)]));
}

type StoredRow = Readonly<Record<string, unknown>>;

/** The rows as they are stored, by table. */
export async function wholeRows(
  page: Page,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly StoredRow[]>>> {
  return page.evaluate(async (names) => {
    const found: Record<string, readonly StoredRow[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const table of names.filter((each) => db.objectStoreNames.contains(each))) {
        found[table] = await new Promise<readonly StoredRow[]>((resolve, reject) => {
          const reading = db.transaction(table).objectStore(table).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
      }
      db.close();
    }
    return found;
  }, tables);
}
