import { expect, type Page, test } from '@playwright/test';
import { freePort } from './free-port';
import { type Installation, type StandInTransport, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { type LosingProxy, startLosingProxy } from './losing-proxy';
import { startDevice } from './own-browser';
import { closeNotices } from './pages/public-notices';
import { readQr } from './pages/read-qr';
import {
  card,
  declare,
  openFromList,
  TRANSPORT,
  TRANSPORTS,
  transportRows,
  writeTransport,
} from './pages/transport-page';
import { removeProfile } from './remove-profile';

const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const DAY_MS = 86_400_000;
const ARRIVES = { timeout: 60_000 } as const;

let installation: Installation;
let road: LosingProxy;
let profile: string;
let browser: KillableBrowser;
let before: number;

test.beforeAll(async () => {
  installation = await startInstallation({ prepared: true, port: await freePort() });
  await installation.endFaults();
  road = await startLosingProxy(installation.url, installation.devicePort);
});
test.afterAll(async () => {
  await road.close();
  await installation.stop();
});
test.beforeEach(async () => {
  ({ browser, profile } = await startDevice(installation, road.url));
  before = (await installation.transports()).length;
});
test.afterEach(async () => {
  await installation.endFaults();
  await browser.kill();
  removeProfile(profile);
});

/** What the stand-in took in since the test began. */
async function taken(): Promise<readonly StandInTransport[]> {
  return (await installation.transports()).slice(before);
}

async function openList(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const { page } = browser;
  await page.setViewportSize(size);
  await page.goto(`${road.url}${TRANSPORTS}`);
  await expect(transportRows(page).getByText('Fructe Proaspete SRL')).toBeVisible();
  return page;
}

/** Declares without network; gives the declaration's id. */
async function declareOffline(size: { readonly width: number; readonly height: number }): Promise<string> {
  const page = await openList(size);
  await browser.context.setOffline(true);
  await openFromList(page);
  await writeTransport(page);
  const id = await declare(page);
  await expect(card(page, 'În coadă')).toContainText('nu porniți');
  expect(await taken()).toEqual([]);
  return id;
}

async function declareOfflineAndKill(size: { readonly width: number; readonly height: number }): Promise<string> {
  const id = await declareOffline(size);
  await browser.kill();
  return id;
}

/** The same profile again, with network, at the declaration's card. `later`: how much the device's clock has gone on, ms. */
async function comeBack(
  id: string,
  size: { readonly width: number; readonly height: number },
  later = 0,
): Promise<Page> {
  browser = await startBrowser(profile);
  await browser.page.setViewportSize(size);
  if (later > 0) await browser.page.clock.install({ time: Date.now() + later });
  await browser.page.goto(`${road.url}${TRANSPORT}?id=${id}`);
  await closeNotices(browser.page);
  return browser.page;
}

/** One declaration at ANAF, its code valid on the card and readable by a camera. */
async function expectOnce(page: Page): Promise<void> {
  await expect(card(page, 'Valid')).toBeVisible(ARRIVES);
  const all = await taken();
  expect(all.map(({ type, verdict }) => [type, verdict])).toEqual([['NOT', 'ok']]);
  const uit = all[0]?.uit ?? '';
  await expect(card(page, 'Valid').getByRole('img', { name: `Cod UIT ${uit}` })).toBeVisible();
  expect(await readQr(page.getByRole('img', { name: `Cod QR cu UIT ${uit}` }))).toBe(uit);
}

for (const device of ['phone', 'desktop'] as const) {
  test(`on the ${device}: a day in airplane mode, the browser killed; at landing sent once, valid only after ok`, async () => {
    const id = await declareOffline(DEVICES[device]);
    const { page } = browser;
    // The same device a day later, still in the air.
    await page.clock.install({ time: Date.now() + DAY_MS });
    await page.goto(`${road.url}${TRANSPORTS}`);
    await expect(transportRows(page).getByText('B321PRB').first()).toBeVisible();
    await page.goto(`${road.url}${TRANSPORT}?id=${id}`);
    await expect(card(page, 'În coadă')).toContainText('nu porniți');
    expect(await taken()).toEqual([]);
    await browser.kill();
    await installation.fault({ kind: 'in-work', path: 'ETRANSPORT/ws/v1/stareMesaj' });
    const landed = await comeBack(id, DEVICES[device], DAY_MS);
    const pending = card(landed, 'Încă nevalid');
    await expect(pending).toBeVisible(ARRIVES);
    await expect(pending).toContainText('nu porniți');
    expect(await readQr(pending.getByRole('img', { name: 'ÎNCĂ NEVALID' }))).toBeNull();
    await installation.endFaults();
    await expectOnce(landed);
  });
}

test("our server's answer is lost after its effect", async () => {
  const id = await declareOfflineAndKill(DEVICES.phone);
  road.lose('/ETransUpload', 1);
  const lost = road.lost();
  await expectOnce(await comeBack(id, DEVICES.phone));
  expect(road.lost()).toBe(lost + 1);
});

test("ANAF's answer is lost after it took the declaration: it is looked for, not repeated", async () => {
  const id = await declareOfflineAndKill(DEVICES.phone);
  await installation.fault({ kind: 'accept-and-drop', path: 'ETRANSPORT/ws/v1/upload', count: 1 });
  await expectOnce(await comeBack(id, DEVICES.phone));
});

test('the vehicle is changed without network, in two taps, with the hour it was made', async () => {
  const { page, context } = browser;
  await openList(DEVICES.phone);
  await transportRows(page).getByText('Fructe Proaspete SRL').click();
  await expect(card(page, 'Valid')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Schimbă vehiculul' }).click();
  const submit = page.getByRole('button', { name: /^Schimbă în / });
  const plate = /Schimbă în (.+)$/.exec((await submit.textContent()) ?? '')?.[1] ?? '';
  await submit.click();
  const journey = page.getByRole('region', { name: 'Parcurs' });
  await expect(journey).toContainText('Vehicul schimbat');
  await expect(journey).toContainText('pe acest dispozitiv, așteaptă rețeaua');
  expect(await taken()).toEqual([]);
  await browser.kill();
  browser = await startBrowser(profile);
  await browser.page.goto(`${road.url}${TRANSPORTS}`);
  await expect
    .poll(async () => (await taken()).map(({ type, verdict }) => [type, verdict]), ARRIVES)
    .toEqual([['MVH', 'ok']]);
  await transportRows(browser.page).getByText('Fructe Proaspete SRL').click();
  await expect(browser.page.getByText(plate).first()).toBeVisible();
});
