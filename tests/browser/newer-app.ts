/** A newer app at its start, beside tabs and worker of this one. */
import type { Page } from '@playwright/test';

/** IndexedDB counts ten for each version of the schema. */
const NEXT_VERSION = 10;

/** Opens the local database under the next version, in a tab of its own; gives how long that took, ms. */
export async function takeOver(page: Page, url: string): Promise<number> {
  const newer = await page.context().newPage();
  // Of the same origin, without any code of the app.
  await newer.goto(`${url}/health`);
  const took = await newer.evaluate(async (ahead) => {
    const found = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('condica:') === true);
    const began = performance.now();
    for (const { name = '', version = 0 } of found)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version + ahead);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      });
    return performance.now() - began;
  }, NEXT_VERSION);
  await newer.close();
  return took;
}
