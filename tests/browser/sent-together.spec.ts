/** The page after sending several files together: what they come to, printed and copied together, and copied one by one. */
import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '../workers/pdf/read-pdf';
import { watchErrors } from './console-errors';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { openSend } from './pages/send-page';
import { sampleInvoice } from './sample-invoice';

const NUMBERS = ['IMP-1', 'IMP-2', 'IMP-3'];

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const list = () => page.getByRole('grid', { name: 'După trimitere' });

test('shows each with its state until the verdict', async () => {
  await openSend(page, installation.url);
  const files = NUMBERS.map((number) => ({
    name: `${number}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(sampleInvoice({ number, sellerCif: '14399840', buyerCif: '18547290' })),
  }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.getByRole('button', { name: 'Trimite 3 în SPV' }).click();
  await page.getByRole('button', { name: 'Urmăriți-le' }).click();
  await expect(page.getByText('14.523,63')).toBeVisible();
  for (const number of NUMBERS) {
    const row = list().getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Validată', { timeout: 60_000 });
  }
  await expect(page.getByRole('status').filter({ hasText: 'ANAF le-a validat pe toate' })).toBeVisible();
});

test('stops the print at the button, and prints nothing', async () => {
  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', 'yes');
    const Heard = Worker;
    // The worker of the pages needs longer than anyone waits; any other one is as it was.
    window.Worker = class extends Heard {
      readonly #ofPages: boolean;
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.#ofPages = String(address).includes('pdf');
      }
      override addEventListener(...heard: Parameters<Worker['addEventListener']>): void {
        if (this.#ofPages) window.Worker = Heard;
        else super.addEventListener(...heard);
      }
    };
  });
  await page.getByRole('button', { name: 'Printează' }).click();
  const alerts = page.getByRole('region', { name: 'Alerte' });
  await expect(alerts).toContainText('Se așază pe pagini facturile de printat.0 din 3');
  await alerts.getByRole('button', { name: 'Oprește' }).click();
  await expect(alerts).toHaveText('');
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toBeNull();
  await expect(page.locator('.paper-page')).toHaveCount(0);
});

test('prints all of them as their PDFs are, each on sheets of its own, without network', async () => {
  const errors = watchErrors(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Printează' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('yes');
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(pages.map(({ text }) => /IMP-\d/.exec(text)?.[0])).toEqual(NUMBERS);
  for (const { text } of pages) expect(text).toContain('Pagina 1 din 1');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.paper-page')).toHaveCount(0);
  await page.context().setOffline(false);
  expect(errors).toEqual([]);
});

test('copies the list for a spreadsheet, and any of them as a new invoice', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiază lista' }).click();
  await expect(page.getByText('3 facturi în clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/\r?\n/)).toHaveLength(4);
  expect(copied).toContain('IMP-2\tComerț „Nord” & Fiii\t4.841,21\tRON\tValidată');

  await page.getByRole('button', { name: 'Factură nouă din IMP-2' }).click();
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toHaveValue(/Comerț „Nord”/);
});
