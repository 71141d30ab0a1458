/**
 * Many kills of one browser whose access tokens live a second, so that each falls into or beside a renewal of its session:
 * each next start must find it signed in.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Installation } from '../browser/installation';
import { startBrowser } from '../browser/killable-browser';
import { signIn, untilInstalled } from '../browser/pages/sign-in-page';
import { removeProfile } from '../browser/remove-profile';
import { chance } from '../simulation/random';

/** Of the installation whose sessions are killed. */
export const SHORT_TOKENS = { ACCESS_TOKEN_SECONDS: '1' } as const;

const LONGEST_LIFE_MS = 1_500;

export interface SessionKills {
  readonly runs: number;
  /** Starts that met the sign-in page. */
  readonly signedOut: number;
}

/** What is there of the session, by name, without opening anything sealed. */
function sessionLeft(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('condica-session');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const stores = [...db.objectStoreNames].map(async (name) => {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const reading = db.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
      return `${name}: ${rows.map((row) => `${row}`).join(', ')}`;
    });
    const told = [...databases, ...(await Promise.all(stores)), ...Object.keys(localStorage), document.cookie];
    db.close();
    return told.join('; ');
  });
}

/** `told` hears of each start that met the sign-in page. */
export async function runSessionKills(
  { url }: Pick<Installation, 'url'>,
  { runs, seed }: { readonly runs: number; readonly seed: number },
  told: (run: number, left: string) => void = () => undefined,
): Promise<SessionKills> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-sessions-'));
  const { next } = chance(seed);
  let browser = await startBrowser(profile);
  let signedOut = 0;
  try {
    await signIn(browser.page, url, { remember: true });
    await untilInstalled(browser.page);
    for (let run = 1; run <= runs; run += 1) {
      await new Promise((wake) => setTimeout(wake, next() * LONGEST_LIFE_MS));
      await browser.kill();
      browser = await startBrowser(profile);
      await browser.page.goto(`${url}/app/invoices/out`);
      const form = browser.page.getByRole('heading', { name: 'Autentificare' });
      await expect(form.or(browser.page.getByRole('heading', { name: 'Facturi emise' })).first()).toBeVisible();
      if (!(await form.isVisible())) continue;
      signedOut += 1;
      told(run, await sessionLeft(browser.page));
      await signIn(browser.page, url, { remember: true });
    }
    return { runs, signedOut };
  } finally {
    await browser.kill();
    removeProfile(profile);
  }
}
