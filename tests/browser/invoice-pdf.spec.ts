/** The PDF of an invoice is made on the device: the first one too, without network, right after the installation. */
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type ReadPdf, readPdf } from '../workers/pdf/read-pdf';
import { watchErrors } from './console-errors';
import { closeOwnBrowser, type OwnBrowser, openOwnBrowser } from './own-browser';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { savedFile } from './saved-file';

const BUYER = 'Mobila Transilvania';

let own: OwnBrowser;

test.beforeAll(async () => {
  own = await openOwnBrowser();
});
test.afterAll(() => closeOwnBrowser(own));

/** The file that was saved last under the number. */
async function savedPdf(number: string): Promise<ReadPdf> {
  return readPdf(new Uint8Array(await savedFile(own.browser.downloads, `${number}.pdf`)));
}

function expectInvoice({ pages, attachments }: ReadPdf, number: string): void {
  const text = pages.map((page) => page.text).join('\n');
  expect(text).toContain(`nr. ${number}`);
  expect(text).toContain(BUYER);
  expect(text).toContain('Servicii de montaj');
  expect(text).toContain('242,00');
  expect(text).toContain('Pagina 1 din 1');
  expect(pages[0]?.fonts.every(({ embedded }) => embedded)).toBe(true);
  expect(attachments.map(({ name }) => name)).toEqual([`${number}.xml`]);
}

/** The zip of the day. */
async function savedZip(): Promise<Readonly<Record<string, Uint8Array>>> {
  return unzipSync(new Uint8Array(await savedFile(own.browser.downloads, /^condica-pdf-[\d-]+\.zip$/)));
}

test('an invoice issued without network becomes a PDF at once, from the confirmation and by a key of its page', async () => {
  const { browser } = own;
  const { page } = browser;
  const number = await openEditor(page);
  await browser.context.setOffline(true);
  const errors = watchErrors(page);
  await writeInvoice(page, BUYER);
  await issue(page, number);

  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expectInvoice(await savedPdf(number), number);

  await page.getByRole('button', { name: 'Vezi factura' }).click();
  await expect(page.getByRole('article', { name: `Factură ${number}` })).toBeVisible();
  await page.keyboard.press('d');
  expectInvoice(await savedPdf(number), number);
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expectInvoice(await savedPdf(number), number);

  // From the list: the row that has the keyboard, then all that are ticked, in one zip.
  await page.keyboard.press('Escape');
  const list = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(list.getByRole('row').filter({ hasText: number })).toBeVisible();
  await list.focus();
  await page.keyboard.press('d');
  expectInvoice(await savedPdf(number), number);
  await page.keyboard.press('Space');
  await expect(page.getByRole('toolbar', { name: '1 rând selectat' })).toBeVisible();
  await page.keyboard.press('d');
  const files = await savedZip();
  expect(Object.keys(files)).toEqual([`${number} ${BUYER} SRL.pdf`]);
  expectInvoice(await readPdf(files[`${number} ${BUYER} SRL.pdf`] ?? new Uint8Array()), number);
  await page.getByRole('button', { name: 'Descarcă' }).click();
  await page.getByRole('menuitem', { name: 'PDF-uri, într-un zip' }).click();
  expect(Object.keys(await savedZip())).toHaveLength(1);
  expect(errors).toEqual([]);
});
