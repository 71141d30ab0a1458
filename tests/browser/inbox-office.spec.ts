/** The inbox of an accountant with 148 companies, by keys alone, with and without network. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fillCompanies } from '../bench/archive/fill-archive';
import { pressKeys } from './by-keys';
import { type Installation, startInstallation } from './installation';
import {
  goOnToList,
  sendCredentials,
  untilInstalled,
  untilSynchronised,
  withoutInstallOffer,
} from './pages/sign-in-page';
import { prepareOffice } from './prepared-accounts';

const COMPANIES = 148;
/** Every ninth has no connection (prepareOffice); some have received invoices of this month and of those before. */
const BUSY = ['30000005', '30000040', '30000147'];
const EACH = 40;

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  installation = await startInstallation();
  const account = await prepareOffice(installation, 'birou@condica.ro', COMPANIES);
  await fillCompanies(join(installation.data, 'data'), BUSY, { out: 0, in: EACH });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
  await withoutInstallOffer(context, installation.url);
  page = await context.newPage();
  await page.goto(`${installation.url}/auth`);
  await sendCredentials(page, account);
  await goOnToList(page);
  await untilInstalled(page);
  await untilSynchronised(page);
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});
test.afterEach(() => page.context().setOffline(false));

const grid = () => page.getByRole('grid', { name: 'Toate firmele' });
const press = (...keys: readonly string[]): Promise<void> => pressKeys(page, keys);

/** The row that has the keyboard, as screen readers are told, at one moment: while companies come, it is another one at the next. */
function rowOfCursor(): Promise<string> {
  return grid().evaluate(
    (table) => document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  );
}

for (const network of ['with', 'without'] as const) {
  test(`${network} network: all are there, walked through, narrowed, and one is opened at what it received`, async () => {
    await page.context().setOffline(network === 'without');
    await press('Escape', 'g', 't');
    await expect(grid()).toBeFocused();
    // The head and the filters are rows too.
    await expect(grid()).toHaveAttribute('aria-rowcount', String(COMPANIES + 2));
    await press('Home');
    const first = await rowOfCursor();
    expect(first).not.toBe('');
    await press('End');
    await expect.poll(rowOfCursor).not.toBe(first);
    await press('Home', 'PageDown', 'PageDown');
    await expect.poll(rowOfCursor).not.toBe(first);
    await press('Alt+6');
    await expect(grid()).toHaveAttribute('aria-rowcount', String(Math.floor(COMPANIES / 9) + 2));
    await press('Alt+1', '/');
    await page.keyboard.type(BUSY[1] ?? '');
    await expect(grid()).toHaveAttribute('aria-rowcount', '3');
    await press('ArrowDown');
    await expect(grid()).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Facturi primite' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Facturi primite' })).toBeFocused();
    await expect(page.getByRole('tab', { name: `Toate ${EACH}` })).toBeVisible();
    await press('g', 't', '/', 'Control+a', 'Delete', 'ArrowDown');
    await expect(grid()).toHaveAttribute('aria-rowcount', String(COMPANIES + 2));
  });
}

test('months go by keys, and what a company received then is counted', async () => {
  await press('Escape', 'g', 't', '/');
  await page.keyboard.type(BUSY[2] ?? '');
  await expect(grid()).toHaveAttribute('aria-rowcount', '3');
  await press('ArrowDown', 'Home');
  // What 148 companies received comes company by company.
  await expect.poll(rowOfCursor, { timeout: 60_000 }).toMatch(/din [1-9]/);
  await expect(async () => {
    // Its other months may still be on their way: then the count goes on, and this is asked again.
    const now = await rowOfCursor();
    await press('[');
    await expect.poll(rowOfCursor).not.toBe(now);
    await press(']');
    await expect.poll(rowOfCursor, { timeout: 5_000 }).toBe(now);
  }).toPass();
});
