import type { Page } from '@playwright/test';

/** What a screen would show of the rows in the device's own database, by table. */
export async function storedRows(
  page: Page,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return page.evaluate(async (names) => {
    const found: Record<string, readonly unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const table of names.filter((each) => db.objectStoreNames.contains(each))) {
        const rows = await new Promise<readonly { readonly shown?: unknown }[]>((resolve, reject) => {
          const reading = db.transaction(table).objectStore(table).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        found[table] = rows.map(({ shown }) => shown);
      }
      db.close();
    }
    return found;
  }, tables);
}
