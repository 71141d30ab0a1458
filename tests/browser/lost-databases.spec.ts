/**
 * Chromium deletes all IndexedDB databases of an origin whose log it finds damaged, as a kill in the middle of a record leaves
 * it (docs/sync.md). What had not left the device comes back from its second copy.
 * Verifies: G1, G2, G4.
 */
import { appendFileSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { type LosingProxy, startLosingProxy } from './losing-proxy';
import { enterInstalled } from './own-browser';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { DEMO, goOnToList, sendCredentials } from './pages/sign-in-page';
import { removeProfile } from './remove-profile';

const BUYER = 'Mobila Transilvania';
const WORDS = 'scrise fără rețea, numai aici';
/** The beginning of a record whose second write never came. */
const TORN_BYTES = 27;

let installation: Installation;
let road: LosingProxy;
let profile: string;
let browser: KillableBrowser;

test.beforeAll(async () => {
  installation = await startInstallation();
  await installation.endFaults();
  road = await startLosingProxy(installation.url);
});
test.afterAll(async () => {
  await road.close();
  await installation.stop();
});
test.beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  browser = await startBrowser(profile);
});
test.afterEach(async () => {
  await browser.kill();
  removeProfile(profile);
});

/** Kills the browser with the log of its databases torn. */
async function killAndTear(): Promise<void> {
  await browser.kill();
  const folder = join(profile, 'Default', 'IndexedDB');
  const [leveldb = ''] = readdirSync(folder).filter((name) => name.endsWith('.indexeddb.leveldb'));
  const logs = readdirSync(join(folder, leveldb)).filter((name) => name.endsWith('.log'));
  const paths = logs.map((name) => join(folder, leveldb, name));
  const [newest = ''] = paths.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  appendFileSync(newest, Buffer.alloc(TORN_BYTES, 1));
}

/** The same profile again. */
async function start(): Promise<Page> {
  browser = await startBrowser(profile);
  await browser.page.goto(`${road.url}/app/invoices/out`);
  return browser.page;
}

/** The words stand outside IndexedDB. */
async function untilCopied(page: Page, words: string): Promise<void> {
  const copied = (): Promise<string> =>
    page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        if (!name.startsWith('condica-unsent ')) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
      return texts.join('\n');
    });
  await expect.poll(copied).toContain(words);
}

async function openDraft(page: Page): Promise<void> {
  await page.goto(`${road.url}/app/invoices/drafts`);
  await page.getByRole('grid', { name: 'Ciorne' }).getByText(BUYER).first().dblclick();
  await expect(page.getByLabel('Observații')).toBeVisible();
}

test('a draft and an invoice that had not left come back, and leave', async () => {
  await enterInstalled(browser, road.url);
  const number = await openEditor(browser.page);
  road.cut();
  await writeInvoice(browser.page, BUYER);
  await issue(browser.page, number);
  await browser.page.goto(`${road.url}/app/invoices/out`);
  const next = await openEditor(browser.page);
  expect(next).not.toBe(number);
  await writeInvoice(browser.page, BUYER);
  await expect(browser.page.getByText(/Salvată pe acest dispozitiv/).first()).toBeVisible();
  await killAndTear();

  // The next start reads all of the log, and appends to it.
  const second = await start();
  await expect(second.getByRole('row').filter({ hasText: number })).toBeVisible();
  await openDraft(second);
  await second.getByLabel('Observații').fill(WORDS);
  await untilCopied(second, WORDS);
  await browser.kill();

  // The one after it finds the damage: the databases are gone, the session with them.
  road.open();
  const third = await start();
  await expect(third.getByRole('alert')).toContainText('Browserul a pierdut datele Condica');
  await expect(third.getByRole('alert')).toContainText('se aduce înapoi din a doua copie de pe dispozitiv');
  await third.screenshot({ path: 'test-results/lost-databases-sign-in.png' });
  await sendCredentials(third, DEMO);
  await goOnToList(third);
  const alerts = third.getByRole('region', { name: 'Alerte' });
  await expect(alerts).toContainText('au revenit din a doua copie de pe dispozitiv');
  await expect(alerts).toContainText('Nu s-a pierdut nimic salvat.');
  await third.screenshot({ path: 'test-results/lost-databases-back.png' });

  await expect
    .poll(() => installation.uploadsOf(number).then((uploads) => uploads.map(({ verdict }) => verdict)), {
      timeout: 60_000,
    })
    .toEqual(['ok']);
  await openDraft(third);
  await expect(third.getByLabel('Observații')).toHaveValue(WORDS);
  await third.goto(`${road.url}/app/invoices/out`);
  expect(await openEditor(third)).toBe(next);
});
