/** How many refusals of ANAF nobody has seen on this device, as its local database has them. */
import type { Page } from '@playwright/test';

interface Filing {
  readonly state: string;
  readonly seen: boolean;
}

/** No function in it has a name: the loader of the kill runs names such by a helper that the page does not have. */
export function countUnseenRefusals(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let unseen = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      if (db.objectStoreNames.contains('openFiling')) {
        const rows = await new Promise<readonly Filing[]>((resolve, reject) => {
          const reading = db.transaction('openFiling').objectStore('openFiling').getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        unseen += rows.filter(({ state, seen }) => !seen && (state === 'rejected' || state === 'refused')).length;
      }
      db.close();
    }
    return unseen;
  });
}
