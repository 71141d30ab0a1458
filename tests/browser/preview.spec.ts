/** The preview of a draft and the print of an issued invoice: the pages of the PDF, without network. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ReadPdf, readPdf } from '../workers/pdf/read-pdf';
import { watchErrors } from './console-errors';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';

const BUYER = 'Mobila Transilvania';
const DRAFT_FOOT = 'Previzualizare a ciornei. Nu este document fiscal până la emitere.';

let installation: Installation;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  context = page.context();
});
test.afterAll(() => closeDesktop({ installation, page }));

/** What the browser sends to a printer. */
async function printed(): Promise<ReadPdf> {
  return readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
}

async function downloaded(name: RegExp): Promise<ReadPdf> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(name);
  const parts: Uint8Array[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Uint8Array);
  return readPdf(new Uint8Array(Buffer.concat(parts)));
}

const words = ({ pages }: ReadPdf) => pages.map(({ text }) => text.replaceAll(/\s/g, ''));

test('a draft is looked at, saved and printed as paper without network, and written on with all that can be undone', async () => {
  const number = await openEditor(page);
  await context.setOffline(true);
  const errors = watchErrors(page);
  await writeInvoice(page, BUYER);
  await expect(page).toHaveURL(/\/app\/invoices\?draft=/);
  await page.getByRole('button', { name: 'Previzualizare' }).click();
  await expect(page).toHaveURL(/\/app\/invoices\/preview\?draft=/);
  await expect(page.getByText('Așa o vede cumpărătorul după emitere.')).toBeVisible();

  const file = await downloaded(new RegExp(`^Ciornă ${number} ${BUYER}`));
  expect(file.attachments).toEqual([]);
  expect(file.pages[0]?.text).toContain('242,00');
  expect(file.pages[0]?.text).toContain('Întocmit de Dana');
  expect(file.pages[0]?.text.replaceAll(/\s+/g, ' ')).toContain(DRAFT_FOOT);
  expect(words(await printed())).toEqual(words(file));

  const total = page.getByText('242,00', { exact: true });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/app\/invoices\?draft=/);
  await expect(total.first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(total).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(total.first()).toBeVisible();

  await page.getByRole('button', { name: 'Previzualizare' }).click();
  await page.reload();
  await expect(page.getByText('Așa o vede cumpărătorul după emitere.')).toBeVisible();
  await page.getByRole('button', { name: 'Închide previzualizarea' }).click();
  await expect(page.getByRole('row', { name: /Servicii de montaj/ })).toBeVisible();

  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', document.querySelector('.paper-pages')?.textContent ?? '');
  });
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Printează' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toContain('Ciornă');
  await page.getByRole('button', { name: 'Închide previzualizarea' }).click();
  await issue(page, number);
  expect(errors).toEqual([]);
});

test('an issued invoice is printed as its PDF is, page by page, by its button and by the browser', async () => {
  await page.getByRole('button', { name: 'Vezi factura' }).click();
  await expect(page.getByRole('article', { name: /^Factură / })).toBeVisible();
  const file = await downloaded(/^FCT-\d+\.pdf$/);
  // Nobody has asked for the print: the pages are made ready while nothing else is done.
  await expect(page.locator('.paper-page')).toHaveCount(1);
  const paper = await printed();
  expect(words(paper)).toEqual(words(file));
  expect(words(paper).join('')).toContain('SHA-256');
  expect(words(paper).join('')).not.toContain('Ciornă');
});
