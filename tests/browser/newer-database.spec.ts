/** Tabs of two versions over one local database: the older one writes nothing more and loses nothing; a newer one waits in words. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import { wholeRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { takeOver } from './newer-app';
import { openEditor, writeInvoice } from './pages/editor-page';
import { DEMO, sendCredentials, untilHome, untilInstalled, untilSynchronised } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await untilInstalled(page);
});
test.afterAll(() => closeDesktop({ installation, page }));

test('a tab that has to upgrade what another one holds says so, and goes on by itself once that closes', async ({
  browser,
}) => {
  const name = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.find((one) => one.name?.startsWith('condica:'))?.name ?? '';
  });
  const context = await browser.newContext();
  const holder = await context.newPage();
  // Of the same origin, without any code of the app: it hears that the database is to be upgraded, and holds on.
  await holder.goto(`${installation.url}/health`);
  await holder.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result });
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
    name,
  );
  const waiting = await context.newPage();
  await waiting.goto(`${installation.url}/auth`);
  await sendCredentials(waiting, DEMO);
  await expect(waiting.getByRole('heading', { name: 'Se așteaptă altă filă Condica' })).toBeFocused();
  await expect(waiting.getByRole('status')).toContainText('aceasta merge mai departe singură');
  await holder.close();
  await untilHome(waiting);
  await untilSynchronised(waiting);
  await context.close();
});

const OLDER = 'Pagina aceasta este mai veche decât datele';

test('the tab says so, keeps the last keys, sends nothing, and reloads by one key, with network or without', async () => {
  await openEditor(page);
  await writeInvoice(page, 'Mobila Transilvania');
  await page.getByLabel('Observații').fill('scris înainte de actualizare');
  await takeOver(page, installation.url);
  const heading = page.getByRole('heading', { name: OLDER });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('factura la care lucrați o regăsiți după reîncărcare');
  const kept = JSON.stringify([await wholeRows(page, ['draft']), await page.evaluate(() => ({ ...localStorage }))]);
  expect(kept).toContain('scris înainte de actualizare');

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/backend/') && asked.push(request.url()));
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reîncarcă pagina' })).toBeFocused();
    // This very app again, which is older still: it leaves the newer database alone.
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(heading).toBeFocused();
  }
  expect(asked).toEqual([]);
});
