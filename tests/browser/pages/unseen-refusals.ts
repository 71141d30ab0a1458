/** How many refusals of ANAF nobody has seen on this device, as its local database has them. */
import type { Page } from '@playwright/test';

export function countUnseenRefusals(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let unseen = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answered(indexedDB.open(name));
      if (db.objectStoreNames.contains('openFiling')) {
        const rows: { readonly state: string; readonly seen: boolean }[] = await answered(
          db.transaction('openFiling').objectStore('openFiling').getAll(),
        );
        unseen += rows.filter(({ state, seen }) => !seen && (state === 'rejected' || state === 'refused')).length;
      }
      db.close();
    }
    return unseen;
  });
}
