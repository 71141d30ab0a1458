/** An installation whose archive has so many rows, and a browser profile that has pulled all of them, with the words of their lines. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Installation, startInstallation } from '../../browser/installation';
import { startBrowser } from '../../browser/killable-browser';
import { refuseInstall, signIn, untilInstalled } from '../../browser/pages/sign-in-page';
import { removeProfile } from '../../browser/remove-profile';
import { type FilledArchive, fillArchive } from '../archive/fill-archive';

const PULL_TIMEOUT_MS = 900_000;
const LOOK_MS = 60_000;

export interface FilledBrowser {
  readonly installation: Installation;
  readonly archive: FilledArchive;
  readonly profile: string;
  /** Milliseconds of filling the server, and of the first pull of everything. */
  readonly fillMs: number;
  readonly pullMs: number;
  stop(): Promise<void>;
}

/**
 * The browser is closed again: every measurement starts its own on the profile. `received`: beside the issued ones; with
 * `lines` the words of their lines are there too.
 */
export async function fillBrowser(rows: number, { received = 0, lines = false } = {}): Promise<FilledBrowser> {
  const installation = await startInstallation();
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  const stop = async (): Promise<void> => {
    await installation.stop();
    removeProfile(profile);
  };
  try {
    const began = performance.now();
    const archive = await fillArchive(join(installation.data, 'data'), rows, received);
    const filled = performance.now();
    await pullInto(profile, installation.url, rows, received);
    const pullMs = performance.now() - filled;
    if (lines) await inBrowser(profile, (page) => pullLines(page, installation.url));
    return { installation, archive, profile, fillMs: filled - began, pullMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function inBrowser(profile: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await startBrowser(profile);
  try {
    await work(browser.page);
  } finally {
    await browser.close();
  }
}

function pullInto(profile: string, url: string, rows: number, received: number): Promise<void> {
  return inBrowser(profile, async (page) => {
    await signIn(page, url, { remember: true });
    await untilInstalled(page);
    await refuseInstall(page);
    const all = page.getByRole('tab', { name: /^Toate *\d/ });
    const lists =
      received === 0
        ? ([['out', rows]] as const)
        : ([
            ['out', rows],
            ['in', received],
          ] as const);
    // A list that is opened anew reads what has come; the pull goes on from its cursor.
    for (const [list, count] of lists)
      await expect(async () => {
        await page.goto(`${url}/app/invoices/${list}`);
        // The demonstration's suppliers send on meanwhile.
        await expect.poll(() => countIn(all), { timeout: LOOK_MS }).toBeGreaterThanOrEqual(count);
      }).toPass({ timeout: PULL_TIMEOUT_MS });
    await expect.poll(() => page.evaluate(keepsFigures), { timeout: LOOK_MS }).toBe(true);
  });
}

/** Whether what the blocks sum up to is kept for the next start, as it is once a person has rested. Runs in the page. */
async function keepsFigures(): Promise<boolean> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = (await indexedDB.databases()).flatMap((one) => (one.name?.startsWith('condica:') ? [one.name] : []))[0];
  const db = await done(indexedDB.open(name ?? ''));
  const keys = await done(db.transaction('kv').objectStore('kv').getAllKeys());
  db.close();
  return keys.some((key) => String(key).startsWith('issued-figures '));
}

/** The first search by text has the words of lines fetched, and says so until they are here. */
async function pullLines(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/invoices/out`);
  await page.getByRole('tab', { name: /^Toate *\d/ }).waitFor();
  await page.getByRole('grid').focus();
  await page.keyboard.press('f');
  const field = page.getByRole('searchbox');
  // Of a small archive they are here before anybody has read it.
  const said = page.waitForFunction(() => document.body.textContent.includes('Se caută și în linii'), undefined, {
    timeout: LOOK_MS,
  });
  await field.fill('713');
  await said;
  await expect(page.getByText(/^Se caută și în linii/)).toHaveCount(0, { timeout: PULL_TIMEOUT_MS });
  await field.fill('');
}

/** Of a tab's name; 0 while it has none. */
async function countIn(tab: Locator): Promise<number> {
  if (!(await tab.isVisible())) return 0;
  return Number((await tab.textContent())?.replaceAll(/\D/g, '') ?? 0);
}
