/** The page of a document on a phone, by touch: an issued one, a received one and a file of another program, with and without network. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop } from './desktop';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';
import { sampleInvoice } from './sample-invoice';

const FOREIGN = sampleInvoice({ number: 'STR-7', sellerCif: '18547290', buyerCif: '14399840' }).replace(
  /(<cbc:PayableAmount[^>]*>)[^<]*/,
  '$1999999.99',
);

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await openDevice(browser, installation, {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

const tab = (name: RegExp | string) => page.getByRole('tab', { name });

/** Nothing may be reached by scrolling sideways alone. */
async function fitsWidth(): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test('an issued invoice: facts first, then paper, fields and XML; the next one by a touch', async () => {
  const errors = watchErrors(page);
  await page.goto(`${installation.url}/app/invoices/out`);
  await page.getByRole('list', { name: 'Facturi emise' }).getByRole('button').first().tap();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).tap();
  await expect(page).toHaveURL(/\/view\?id=/);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Parcurs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dovada' })).toBeVisible();
  await fitsWidth();
  expect(await violationsOf(page)).toEqual([]);
  await tab('XML').tap();
  await expect(page.getByRole('tree', { name: 'Documentul XML' })).toBeVisible();
  await tab('Câmpuri').tap();
  await page.getByRole('searchbox', { name: 'Caută în câmpuri' }).fill('BT-1');
  await expect(page.getByText(/BT-1 · \d+$/).first()).toBeVisible();
  await fitsWidth();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Factura următoare' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await expect(page.getByRole('article')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a received one is marked on its page without network, and says so in the list', async () => {
  await page.goto(`${installation.url}/app/invoices/in`);
  const list = page.getByRole('list', { name: 'Facturi primite' });
  await expect(list.getByRole('button').first()).toBeVisible({ timeout: 90_000 });
  await list.getByRole('button').first().tap();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).tap();
  await expect(page.getByRole('article')).toBeVisible();
  const url = page.url();
  await page.context().setOffline(true);
  await page.goto(url);
  await expect(page.getByRole('article')).toBeVisible();
  const approved = page.getByRole('button', { name: 'Vizată', exact: true });
  await approved.tap();
  await expect(approved).toHaveAttribute('aria-pressed', 'true');
  await fitsWidth();
  await page.getByRole('button', { name: 'Înapoi la facturi primite' }).tap();
  await expect(list.getByText('Vizată').first()).toBeVisible();
});

test('a file of another program is told with its faults, at their place and beside it, without network', async () => {
  await page.context().setOffline(true);
  await page.goto(`${installation.url}/app/invoices/view`);
  const file = { name: 'F_20417.xml', mimeType: 'application/xml', buffer: Buffer.from(FOREIGN) };
  await page.locator('input[type=file]').setInputFiles([file]);
  await expect(page.getByText(/^ANAF ar respinge-o: \d/)).toBeVisible();
  const paper = page.getByRole('article', { name: 'Factură STR-7' });
  await paper.getByRole('button', { name: /BR-CO-16/ }).tap();
  await expect(tab('XML')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText(/cac:|cbc:/);
  await expect(page.getByText(/^\/Invoice\//)).toBeVisible();
  await fitsWidth();
  expect(await violationsOf(page)).toEqual([]);
});
