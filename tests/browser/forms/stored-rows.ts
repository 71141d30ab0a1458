import type { Page } from '@playwright/test';

/** The rows in the device's own databases, by table. */
async function wholeRows(page: Page, tables: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
  return page.evaluate(async (names) => {
    const found: Record<string, readonly object[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const table of names.filter((each) => db.objectStoreNames.contains(each))) {
        found[table] = await new Promise<readonly object[]>((resolve, reject) => {
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

/** What a screen would show of the rows in the device's own database, by table. */
export async function storedRows(
  page: Page,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const rows = await wholeRows(page, tables);
  return Object.fromEntries(
    Object.entries(rows).map(([table, found]) => [table, found.map((row) => Reflect.get(row, 'shown') as unknown)]),
  );
}

/** What the device keeps of forms that are not saved: the text of a field, by the form's place. */
export async function unsavedTexts(page: Page, field: string): Promise<ReadonlyMap<string, string>> {
  const { kv = [] } = await wholeRows(page, ['kv']);
  const texts = kv.flatMap((row): [string, string][] => {
    const place = /^unsaved-form \d+ (.+)$/.exec(String(propertyOf(row, 'key')))?.[1];
    const text = propertyOf(propertyOf(propertyOf(row, 'value'), 'texts'), field);
    return place === undefined || typeof text !== 'string' ? [] : [[place, text]];
  });
  return new Map(texts);
}

export function propertyOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
