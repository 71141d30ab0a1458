/** The installed app on one demonstration: starts and reads without network, sends dropped files once. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchErrors } from './console-errors';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { takeNetwork } from './network';
import { asInNewTab } from './pages/new-tab';
import { openInvoice } from './pages/out-page';
import { signIn } from './pages/sign-in-page';
import { sampleInvoice } from './sample-invoice';

let installation: Installation;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  context = page.context();
});
test.afterAll(() => closeDesktop({ installation, page }));

const path = (suffix: string): string => `${installation.url}/app/${suffix}`;

test('starts without network and reads the archive; the missing network is words, not an error', async () => {
  const putBack = await takeNetwork(context);
  await page.goto(path('invoices/out'));
  const list = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(list.getByRole('row').filter({ hasText: 'FCT-0150' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Fără rețea/ })).toBeVisible();
  await page.getByLabel('Partener: nume sau CUI').fill('pescaria');
  await expect(list.getByRole('row').filter({ hasText: 'Pescăria Delta' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await putBack();
});

test('sends a dropped file once, and says why another is not sent', async () => {
  await page.goto(path('invoices/send'));
  const own = sampleInvoice({ number: 'EXT-2026-1', sellerCif: '14399840' });
  const foreign = sampleInvoice({ number: 'EXT-2026-2', sellerCif: '18547290', buyerCif: '22334455' });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'a-noastra.xml', mimeType: 'application/xml', buffer: Buffer.from(own) },
      { name: 'a-altuia.xml', mimeType: 'application/xml', buffer: Buffer.from(foreign) },
    ]);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'a-noastra.xml' })).toContainText('Acceptată');
  await expect(rows.filter({ hasText: 'a-altuia.xml' })).toContainText('Alt vânzător');
  await page.getByRole('button', { name: /^Trimite 1/ }).click();
  await expect
    .poll(async () => (await installation.uploadsOf('EXT-2026-1')).map(({ verdict }) => verdict), { timeout: 60_000 })
    .toEqual(['ok']);
  expect(await installation.uploadsOf('EXT-2026-2')).toEqual([]);
});

test('an archive whose first rows are still on their way is not called empty', async ({ browser }) => {
  const slow = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await slow.route('**/api/backend/Changes', () => new Promise(() => undefined));
  const first = await slow.newPage();
  await signIn(first, installation.url, { remember: false });
  await expect(first.getByText('Se aduc facturile acestei firme')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Sincronizare: Se aduc datele' })).toBeVisible();
  await expect(first.getByText('nicio factură')).toHaveCount(0);
  await slow.close();
});

test('an invoice is printed on one page at its full size, whatever the zoom on screen', async () => {
  await asInNewTab(page);
  await page.goto(path('invoices/out'));
  await page.getByRole('grid', { name: 'Facturi emise' }).getByRole('row').filter({ hasText: 'FCT-0150' }).click();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
  const sheet = page.locator('.paper-page');
  await expect(sheet).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 dots per inch.
  expect((await sheet.boundingBox())?.width).toBeCloseTo(793.7, 0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
});

test('the page brings its styles with it: none is refused, and none fetched for the sign-in', async ({ browser }) => {
  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  const first = await fresh.newPage();
  const [fetched, errors]: [string[], readonly string[]] = [[], watchErrors(first)];
  first.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  await first.goto(`${installation.url}/auth`);
  await expect(first.getByRole('button', { name: 'Intră în cont' })).toHaveCSS('font-family', /Inter Variable/);
  expect([fetched, errors]).toEqual([[], []]);
  await fresh.close();
});

test('where the server files at ANAF’s test environment, every page and paper says so', async ({ browser }) => {
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
  // A demonstration is of no environment: the server's word is what a real one would say.
  await other.route('**/api/common/Login', async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, user: { ...user, environment: 'test' } } });
  });
  const tested = await other.newPage();
  await signIn(tested, installation.url, { remember: false });
  await expect(tested.getByRole('banner').getByText('Test ANAF')).toBeVisible();
  await openInvoice(tested, installation.url, 'FCT-0150');
  await expect(tested.getByRole('article')).toContainText('MEDIUL DE TEST AL ANAF: fără valoare');
  if (process.env.CONDICA_PICTURES) await tested.screenshot({ path: `${process.env.CONDICA_PICTURES}/test-mark.png` });
  await tested.setViewportSize({ width: 390, height: 844 });
  await expect(tested.getByRole('banner').getByText('Test ANAF')).toBeVisible();
  if (process.env.CONDICA_PICTURES)
    await tested.screenshot({ path: `${process.env.CONDICA_PICTURES}/test-mark-phone.png` });
  await other.close();
});

test('an unknown address leads home', async () => {
  await page.goto(path('nicaieri'));
  await expect(page.getByRole('link', { name: 'Back Home' })).toBeVisible();
});
