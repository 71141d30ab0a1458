/**
 * The first visit and what is left of it without network: the app is installable and says so once, and after the browser
 * was killed and the server is gone it opens, lists, reads and writes. The missing network is words, nowhere an error.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { takeNetwork } from './network';
import { openEditor, typeLine } from './pages/editor-page';
import { installOffer, tellInstallable, wasAskedToInstall } from './pages/install-offer';
import { openInvoice } from './pages/out-page';
import { closeNotices } from './pages/public-notices';
import { goOnToList, refuseInstall, signIn, untilInstalled, untilSynchronised } from './pages/sign-in-page';
import { removeProfile } from './remove-profile';
import { savedFile } from './saved-file';
import { serverArchive } from './server-archive';

const DAY_S = 86_400;
/** Of the company that is current after the first sign-in. */
const CIF = '14399840';
/** Opened while there was network, and never: the device fetches the newest documents by itself. */
const [OPENED, FETCHED] = ['FCT-0150', 'FCT-0149'];
const REFUSAL = 'condica-install-refused';

let installation: Installation;
let profile: string;
let browser: KillableBrowser;
let page: Page;
let networkBack: () => Promise<void>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  installation = await startInstallation();
  profile = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  browser = await startBrowser(profile);
  page = browser.page;
  await signIn(page, installation.url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
});
test.afterAll(async () => {
  await browser.kill();
  await installation.stop();
  removeProfile(profile);
});

/** The killed browser's profile again, without network, on the root address. */
async function restartWithoutNetwork(): Promise<readonly string[]> {
  await browser.kill();
  await installation.killServer();
  browser = await startBrowser(profile);
  page = browser.page;
  networkBack = await takeNetwork(browser.context);
  const errors = watchErrors(page);
  await page.goto(`${installation.url}/`);
  return errors;
}

test('Chromium takes it for an app that can be installed', async () => {
  const devtools = await browser.context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${installation.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'ro', display: 'standalone', start_url: '/app' });
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
});

test('the offer to install is accepted by the browser’s own prompt', async () => {
  await tellInstallable(page, 'accepted');
  await installOffer(page).click();
  await expect(installOffer(page)).toBeHidden();
  expect(await wasAskedToInstall(page)).toBe(true);
  expect((await browser.context.cookies()).map(({ name }) => name)).not.toContain(REFUSAL);
});

test('an app that runs on its own is not offered again', async () => {
  const own = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  const installed = await startBrowser(own, { appAddress: `${installation.url}/app` });
  await expect(installed.page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await closeNotices(installed.page);
  expect(await installed.page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await tellInstallable(installed.page, 'accepted');
  await expect(installOffer(installed.page)).toHaveCount(0);
  await installed.kill();
  rmSync(own, { recursive: true, force: true });
});

test('a refusal is remembered for one day', async () => {
  await tellInstallable(page, 'accepted');
  await expect(installOffer(page)).toBeVisible();
  await refuseInstall(page);
  const cookie = (await browser.context.cookies()).find(({ name }) => name === REFUSAL);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(DAY_S - 300);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(DAY_S);
  await page.reload();
  await untilSynchronised(page);
  await tellInstallable(page, 'accepted');
  await expect(installOffer(page)).toHaveCount(0);
});

test('the browser’s own prompt refused is a refusal too', async () => {
  await browser.context.clearCookies({ name: REFUSAL });
  await tellInstallable(page, 'dismissed');
  await installOffer(page).click();
  await expect.poll(async () => (await browser.context.cookies()).some(({ name }) => name === REFUSAL)).toBe(true);
});

test('killed, without network and without server: opens, lists, reads and writes', async () => {
  await openInvoice(page, installation.url, OPENED);
  await expect(page.getByText(`nr. ${OPENED}`)).toBeVisible();
  // The editor reserves the device's numbers while there is network.
  await openFromList();
  const [opened, fetched] = [await xmlOnServer(OPENED), await xmlOnServer(FETCHED)];

  const errors = await restartWithoutNetwork();
  // The refusal of a moment ago was only in Chromium's memory when it was killed.
  await refuseInstall(page);
  await goOnToList(page);
  const list = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(list.getByRole('row').filter({ hasText: OPENED })).toBeVisible();
  await page.getByLabel('Partener: nume sau CUI').fill('pescaria');
  await expect(list.getByRole('row').filter({ hasText: 'Pescăria Delta' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sincronizare: Fără rețea' })).toBeVisible();

  await openInvoice(page, installation.url, OPENED);
  await expect(page.getByText(`nr. ${OPENED}`)).toBeVisible();
  expect((await savedXml(OPENED)).equals(opened)).toBe(true);
  await openInvoice(page, installation.url, FETCHED);
  await expect(page.getByText(`nr. ${FETCHED}`)).toBeVisible();
  expect((await savedXml(FETCHED)).equals(fetched)).toBe(true);

  const number = await openFromList();
  expect(number).toMatch(/^FCT-\d{4}$/);
  await typeLine(page, 1, { name: 'Scris fără rețea', quantity: '2', price: '100' });
  await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await page.goto(`${installation.url}/app/invoices/drafts`);
  const draft = page.getByRole('grid', { name: 'Ciorne' }).getByRole('row').filter({ hasText: '242,00' });
  await expect(draft).toContainText('Doar aici');

  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Alerte' })).not.toContainText(/[Ee]roare/);
  expect(errors).toEqual([]);
});

test('the network returns: the state says so by itself', async () => {
  await installation.startServer();
  await networkBack();
  await untilSynchronised(page);
  await page.goto(`${installation.url}/app/invoices/drafts`);
  const draft = page.getByRole('grid', { name: 'Ciorne' }).getByRole('row').filter({ hasText: '242,00' });
  await expect(draft).not.toContainText('Doar aici');
});

/** A new invoice from the list; gives the number that it will take. */
async function openFromList(): Promise<string> {
  await page.goto(`${installation.url}/app/invoices/out`);
  return openEditor(page);
}

/** What the open invoice's button saves. */
async function savedXml(number: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'XML', exact: true }).click();
  return savedFile(browser.downloads, `${number}.xml`);
}

async function xmlOnServer(number: string): Promise<Buffer> {
  const archive = await serverArchive(installation.url, CIF);
  const item = (await archive.items()).find((known) => known.number === number);
  if (item === undefined) throw new Error(`The server has no ${number}.`);
  return archive.xml(item);
}
