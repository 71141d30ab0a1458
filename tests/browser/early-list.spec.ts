/** The first rows of the issued list stand before the application is there, and its own rows take their places without a move. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';
import { chooseCompany } from './pages/company-switcher';
import { type EarlySwap, installEarlyWatch } from './pages/early-rows';
import { asInNewTab } from './pages/new-tab';
import { chooseUserAction } from './pages/user-menu';

/** Of the demonstration's second company. */
const OTHER_CIF = '18547290';
const LIST = '/app/invoices/out';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await signedIn(browser);
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

async function signedIn(browser: Browser): Promise<Page> {
  const tab = await openDevice(browser, installation, { viewport: DESKTOP });
  await tab.addInitScript(installEarlyWatch);
  return tab;
}

/** Opens the list anew; what the early rows were, and the list's own in the step in which they took their place. */
async function openAnew(): Promise<EarlySwap | null> {
  await page.goto(installation.url + LIST);
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  await expect(page.getByText(/^(FCT|FCA|[A-Z]+)-\d+/).first()).toBeVisible();
  return page.evaluate(() => window.earlySwap ?? null);
}

for (const theme of ['light', 'dark'] as const)
  for (const [device, viewport, rows] of [
    ['desktop', DESKTOP, 15],
    ['phone', PHONE, 6],
  ] as const)
    test(`the rows are the list’s own, at their places: ${device}, ${theme}`, async () => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(viewport);
      await asInNewTab(page);
      const swap = await openAnew();
      expect(swap?.early.length).toBeGreaterThan(rows);
      expect(swap?.own.slice(0, swap.early.length)).toEqual(swap?.early);
      expect(swap?.hiddenFromReaders).toBe(true);
    });

test('columns that a person has made are those of the early rows', async () => {
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() =>
    localStorage.setItem(
      'condica.columns.out',
      '{"widths":{"number":160},"hidden":["vat","dueDate"],"order":["total"]}',
    ),
  );
  const swap = await openAnew();
  await page.evaluate(() => localStorage.removeItem('condica.columns.out'));
  expect(swap?.early.length).toBeGreaterThan(15);
  expect(swap?.own.slice(0, swap.early.length)).toEqual(swap?.early);
});

test('a press on an early row opens it once the list is there', async () => {
  await page.evaluate(() => sessionStorage.setItem('press-early', 'row'));
  const swap = await openAnew();
  const number = swap?.early[2]?.texts[1] ?? '';
  await expect(page.getByRole('complementary').getByText(number).first()).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('press-early'));
});

test('keys pressed over the early rows move once the list is there', async () => {
  await asInNewTab(page);
  await page.evaluate(() => sessionStorage.setItem('press-early', 'keys'));
  await openAnew();
  const grid = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(grid).toHaveAttribute('aria-activedescendant', /-1$/);
  await page.evaluate(() => sessionStorage.removeItem('press-early'));
});

test('Ctrl with K pressed over the early rows opens the palette once the page is there', async () => {
  await page.evaluate(() => sessionStorage.setItem('press-early', 'palette'));
  await page.goto(installation.url + LIST);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.evaluate(() => sessionStorage.removeItem('press-early'));
  await page.keyboard.press('Escape');
});

test('nothing is drawn early where the list opens with a filter', async () => {
  await asInNewTab(page);
  await openAnew();
  await page.getByLabel('Partener: nume sau CUI').fill('SRL');
  await expect(page.getByText(/ din /).first()).toBeVisible();
  expect(await openAnew()).toBeNull();
});

test('another company has its own early rows', async () => {
  await asInNewTab(page);
  const first = await openAnew();
  await chooseCompany(page, OTHER_CIF);
  await expect(page.getByText(/^[A-Z]+-\d+/).first()).toBeVisible();
  const second = await openAnew();
  expect(second?.own.slice(0, second.early.length)).toEqual(second?.early);
  expect(second?.early).not.toEqual(first?.early);
});

test('nothing of a database that the session does not name, and nothing for who signed out', async () => {
  const name = await page.evaluate(() => localStorage.getItem('condica.database'));
  // Where no tab of the application puts it right.
  await page.goto(`${installation.url}/manifest.webmanifest`);
  await page.evaluate((named) => localStorage.setItem('condica.database', `${named}0`), name);
  expect(await openAnew()).toBeNull();
  await chooseUserAction(page, 'Ieșire din cont');
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  // Even where the name was left behind.
  await page.evaluate((named) => localStorage.setItem('condica.database', named ?? ''), name);
  await page.goto(installation.url + LIST);
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  expect(await page.evaluate(() => window.earlySwap ?? null)).toBeNull();
});
