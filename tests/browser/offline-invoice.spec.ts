/**
 * The main job: an invoice written without network reaches ANAF once, whatever is killed or lost on the way.
 * Verifies: G1, G2, G4, G7, G13.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
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
});
test.afterAll(async () => {
  await installation.stop();
});
test.beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  browser = await startBrowser(profile);
  await signIn(browser.page, installation.url, { remember: true });
  await untilInstalled(browser.page);
  await untilSynchronised(browser.page);
  await refuseInstall(browser.page);
});
test.afterEach(async () => {
  await browser.kill();
  rmSync(profile, { recursive: true, force: true });
});

/** One accepted document of the number at ANAF, and no other upload of it. */
async function expectOnceAtAnaf(number: string): Promise<void> {
  await expect
    .poll(
      () => installation.uploadsOf(number).then((uploads) => uploads.filter(({ verdict }) => verdict === 'ok').length),
      { timeout: 60_000 },
    )
    .toBe(1);
}

/** The archive shows the number once, accepted. */
async function expectInArchive(number: string): Promise<void> {
  const { page } = browser;
  await page.goto(`${installation.url}/app/invoices/out`);
  await page.getByLabel('Număr: conține').fill(number);
  const rows = page.getByRole('grid', { name: 'Facturi emise' }).getByRole('row').filter({ hasText: number });
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Validată', { timeout: 60_000 });
}

test('written and issued without network, the browser killed, sent after its return', async () => {
  const number = await openEditor(browser.page);
  await browser.context.setOffline(true);
  await writeInvoice(browser.page, BUYER);
  await issue(browser.page, number);
  expect(await installation.uploadsOf(number)).toEqual([]);
  await browser.kill();
  browser = await startBrowser(profile);
  await browser.page.goto(`${installation.url}/app`);
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
});
