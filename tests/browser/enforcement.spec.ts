/** An enforcement body sends a debtor's invoice: by one press on the row, and ANAF says whether it is one. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { fileRow, openSend, untilRead } from './pages/send-page';
import { sampleInvoice } from './sample-invoice';

const NUMBER = 'DEBITOR-1';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

test('a debtor’s invoice is sent by who enforces, and refused where ANAF’s register does not name him', async () => {
  await openSend(page, installation.url);
  const buffer = Buffer.from(sampleInvoice({ number: NUMBER, sellerCif: '22334455', buyerCif: '18547290' }));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'debitor.xml', mimeType: 'application/xml', buffer }]);
  await untilRead(page, 1);
  await expect(fileRow(page, 'debitor.xml')).toContainText('Alt vânzător');
  await fileRow(page, 'debitor.xml').click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText(/Registrul RO e-Factura executări silite/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Trimite ca organ de executare' }).click();
  await expect(panel.getByText(/ca organ de executare silită, în numele lui .*22334455/)).toBeVisible();
  await expect(fileRow(page, 'debitor.xml')).toContainText('Acceptată');
  await page.getByRole('button', { name: 'Trimite 1 în SPV' }).click();
  await page.getByRole('button', { name: 'Urmăriți-le' }).click();
  const sent = page.getByRole('row').filter({ hasText: NUMBER });
  await expect(sent).toContainText('Respinsă', { timeout: 60_000 });
  await sent.getByText(NUMBER, { exact: true }).dblclick();
  // The demonstration's company is in no such register: ANAF took nothing, in its own words.
  await expect(
    page.getByText('CIF introdus= 14399840 nu este inregistrat in Registrul RO e-Factura executari silite').first(),
  ).toBeVisible();
  await expect(page.getByText('Upload Nereusit', { exact: true }).first()).toBeVisible();
  expect(await installation.uploadsOf(NUMBER)).toEqual([]);
});
