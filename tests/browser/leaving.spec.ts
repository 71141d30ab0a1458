/** Taking everything along, closing the account, goodbye, and the way back within the grace. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { closeNotices } from './pages/public-notices';
import { sendCredentials, untilHome } from './pages/sign-in-page';
import { prepareAccount } from './prepared-accounts';

let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(async () => {
  await installation.stop();
});

/** No violation of axe in any theme and width, with a picture where one is wanted. */
async function look(page: Page, name: string, settle = async (): Promise<void> => undefined): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await settle();
      expect(await violationsOf(page)).toEqual([]);
      if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-${name}-${theme}-${width}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** What a press downloads, as the files of a zip. */
async function downloaded(page: Page, name: string): Promise<readonly string[]> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^condica-\d{4}-\d\d-\d\d\.zip$/);
  const path = join(mkdtempSync(join(tmpdir(), 'leaving-')), 'all.zip');
  await download.saveAs(path);
  await expect(page.getByText('Arhiva s-a descărcat.')).toBeVisible();
  return Object.keys(unzipSync(new Uint8Array(readFileSync(path))));
}

test('one’s own data leave a company, once it was said what goes and what stays', async ({ page }) => {
  const account = await prepareAccount(installation, 'pleaca.din.firma@exemplu.ro');
  await page.goto(`${installation.url}/auth`);
  await sendCredentials(page, account);
  await untilHome(page);
  await page.goto(`${installation.url}/app/companies`);
  await closeNotices(page);
  await page
    .getByRole('button', { name: /^Conexiune ANAF/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Ștergeți datele dumneavoastră din/ });
  // The panel is another one on the phone: what stood open in it is opened anew.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Șterge datele mele din această firmă' }).click();
    await expect(dialog.getByText(/Rămân la firmă/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-leaving-company-${width}.png` });
    if (width === 1440) await dialog.getByRole('button', { name: 'Anulează' }).click();
  }
  await dialog.getByRole('button', { name: 'Șterge datele mele' }).click();
  await expect(page.getByText(/Nu mai aveți acces la firmă/).first()).toBeVisible();
});

test('everything is taken along, the account closes, and is kept by signing in again', async ({ page }) => {
  const errors = watchErrors(page);
  const account = await prepareAccount(installation, 'plecare@exemplu.ro');
  await page.goto(`${installation.url}/auth`);
  await sendCredentials(page, account);
  await untilHome(page);
  await page.goto(`${installation.url}/app/account`);
  await closeNotices(page);
  const card = page.getByRole('region', { name: 'Datele și închiderea contului' });
  await expect(card.getByRole('button', { name: 'Închide contul' })).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  expect(await downloaded(page, 'Descarcă tot')).toContain('Cuprins.html');
  await look(page, 'leaving-card', () => card.scrollIntoViewIfNeeded());

  await card.getByRole('button', { name: 'Închide contul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Închideți contul?' });
  await dialog.getByRole('button', { name: 'Închide contul' }).click();
  await expect(dialog.getByText('Scrieți parola de acum.')).toBeVisible();
  await look(page, 'leaving-dialog');
  await dialog.getByLabel('Parola de acum').first().fill(account.password);
  await dialog.getByRole('button', { name: 'Închide contul' }).click();

  await expect(page.getByRole('heading', { name: 'La revedere' })).toBeVisible();
  await expect(page.getByText(/Contul se șterge la \d/)).toBeVisible();
  expect(await downloaded(page, 'Descarcă datele')).toContain('Contul meu/Datele contului.html');
  await look(page, 'leaving-goodbye');
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(databases.filter((name) => /-\d+$/.test(name))).toEqual([]);

  await page.getByRole('link', { name: 'La autentificare' }).click();
  await sendCredentials(page, account);
  await expect(page.getByText(/Ați cerut închiderea contului: la \d\d\.\d\d\.\d{4} se șterge/)).toBeVisible();
  await look(page, 'leaving-sign-in');
  await page.getByRole('button', { name: 'Păstrează contul' }).click();
  await untilHome(page);
  expect(errors.filter((error) => !/401|403|Failed to load resource/.test(error))).toEqual([]);
});
