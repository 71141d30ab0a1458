/**
 * The main job: an invoice written without network reaches ANAF once, whatever is killed or lost on the way.
 * Verifies: G1, G2, G4, G7, G13.
 */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './free-port';
import { type Installation, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { type LosingProxy, startLosingProxy } from './losing-proxy';
import { startDevice } from './own-browser';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { removeProfile } from './remove-profile';

const BUYER = 'Mobila Transilvania';

/** Short enough for a token to end while the browser is away. */
const ACCESS_TOKEN_SECONDS = 10;

let installation: Installation;
let road: LosingProxy;
/** The installation's own copy of the built app, which a test may replace by a newer one. */
let app: string;
let profile: string;
let browser: KillableBrowser;

test.beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'condica-app-'));
  cpSync('dist/app', app, { recursive: true });
  const environment = { CONDICA_APP: app, ACCESS_TOKEN_SECONDS: String(ACCESS_TOKEN_SECONDS) };
  installation = await startInstallation({ environment, prepared: true, port: await freePort() });
  // The demonstration's own doubt: ANAF lists it and does not give it out, so whoever doubts with it would wait for it.
  await installation.endFaults();
  road = await startLosingProxy(installation.url, installation.devicePort);
});
test.afterAll(async () => {
  await road.close();
  await installation.stop();
  rmSync(app, { recursive: true, force: true });
});
test.beforeEach(async () => {
  ({ browser, profile } = await startDevice(installation, road.url));
});
test.afterEach(async () => {
  await browser.kill();
  removeProfile(profile);
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
  await page.goto(`${road.url}/app/invoices/out`);
  await page.getByLabel('Număr: conține').fill(number);
  const rows = page.getByRole('grid', { name: 'Facturi emise' }).getByRole('row').filter({ hasText: number });
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Validată', { timeout: 60_000 });
}

/** Writes and issues without network, kills the browser, and gives back the number. */
async function issueOfflineAndKill(): Promise<string> {
  const number = await openEditor(browser.page);
  await browser.context.setOffline(true);
  await writeInvoice(browser.page, BUYER);
  await issue(browser.page, number);
  expect(await installation.uploadsOf(number)).toEqual([]);
  await browser.kill();
  return number;
}

/** The same profile again, with network. */
async function comeBack(): Promise<void> {
  browser = await startBrowser(profile);
  await browser.page.goto(`${road.url}/app/invoices/out`);
}

test('written and issued without network, the browser killed, sent after its return', async () => {
  const number = await issueOfflineAndKill();
  await comeBack();
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
});

test('the answer of our server is lost after its effect', async () => {
  const number = await issueOfflineAndKill();
  road.lose('/InvoiceUpload', 1);
  const before = road.lost();
  await comeBack();
  await expectOnceAtAnaf(number);
  expect(road.lost()).toBe(before + 1);
  await expectInArchive(number);
});

test("ANAF's answer is lost after it accepted", async () => {
  const number = await issueOfflineAndKill();
  await installation.fault({ kind: 'accept-and-drop', path: 'upload', count: 1 });
  await comeBack();
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
  expect(await installation.uploadsOf(number)).toHaveLength(1);
});

test('the server is killed while it uploads', async () => {
  const number = await issueOfflineAndKill();
  await installation.fault({ kind: 'slow', path: 'upload', count: 1, delayMs: 3_000 });
  await comeBack();
  // The list shows that the server has it; ANAF is still being slow.
  await browser.page.goto(`${road.url}/app/invoices/out`);
  await expect(browser.page.getByRole('row').filter({ hasText: number })).toContainText('Se trimite');
  await installation.killServer();
  await installation.startServer();
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
});

test('two tabs are open when the network returns', async () => {
  const number = await openEditor(browser.page);
  const second = await browser.context.newPage();
  await second.goto(`${road.url}/app/invoices/out`);
  await expect(second.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  await browser.context.setOffline(true);
  await writeInvoice(browser.page, BUYER);
  await issue(browser.page, number);
  await browser.context.setOffline(false);
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
  expect(await installation.uploadsOf(number)).toHaveLength(1);
});

test('the access token ends in between', async () => {
  const number = await issueOfflineAndKill();
  // The token's own life is what is waited for.
  await new Promise((resolve) => setTimeout(resolve, ACCESS_TOKEN_SECONDS * 1000));
  await comeBack();
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
});

test('the app is updated in between', async () => {
  const number = await issueOfflineAndKill();
  // A service worker of other bytes is a new version for the browser.
  appendFileSync(join(app, 'service-worker.js'), '\n/* the next version */\n');
  rmSync(join(app, 'service-worker.js.br'), { force: true });
  await comeBack();
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
});

test('Background Sync is missing', async () => {
  await denyBackgroundSync();
  const number = await issueOfflineAndKill();
  browser = await startBrowser(profile);
  await denyBackgroundSync();
  await browser.page.goto(`${road.url}/app/invoices/out`);
  await expectOnceAtAnaf(number);
  await expectInArchive(number);
});

async function denyBackgroundSync(): Promise<void> {
  const devtools = await browser.context.newCDPSession(browser.page);
  const permission = { name: 'background-sync' };
  await devtools.send('Browser.setPermission', { permission, setting: 'denied', origin: road.url });
}
