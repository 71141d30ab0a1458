/** The PDF of an invoice is made on the device: the first one too, without network, right after the installation. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ReadPdf, readPdf } from '../workers/pdf/read-pdf';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { refuseInstall, signIn, untilInstalled, untilSynchronised } from './pages/sign-in-page';

const BUYER = 'Mobila Transilvania';

let installation: Installation;
let profile: string;
let browser: KillableBrowser;

test.beforeAll(async () => {
  installation = await startInstallation();
  profile = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  browser = await startBrowser(profile);
});
test.afterAll(async () => {
  await browser.kill();
  await installation.stop();
  rmSync(profile, { recursive: true, force: true });
});

/** The file that was saved last under the number; Chromium gives it its name once it is whole. */
async function savedPdf(number: string): Promise<ReadPdf> {
  const file = join(browser.downloads, `${number}.pdf`);
  await expect.poll(() => existsSync(file)).toBe(true);
  const bytes = new Uint8Array(readFileSync(file));
  rmSync(file);
  return readPdf(bytes);
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

test('an invoice issued without network becomes a PDF at once, from the confirmation and by a key of its page', async () => {
  const { page } = browser;
  await signIn(page, installation.url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
  await refuseInstall(page);
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
  expect(errors).toEqual([]);
});
