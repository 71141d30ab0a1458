/** A tab that stayed open while a newer app took the local database over: it writes nothing more, and loses nothing. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import { wholeRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { takeOver } from './newer-app';
import { openEditor, writeInvoice } from './pages/editor-page';
import { untilInstalled } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await untilInstalled(page);
});
test.afterAll(() => closeDesktop({ installation, page }));

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
