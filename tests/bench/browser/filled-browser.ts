/** An installation whose archive has so many rows, and a browser profile that has pulled all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { type Installation, startInstallation } from '../../browser/installation';
import { startBrowser } from '../../browser/killable-browser';
import { refuseInstall, signIn, untilInstalled } from '../../browser/pages/sign-in-page';
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

/** The browser is closed again: every measurement starts its own on the profile. */
/** `received`: beside the issued ones. */
export async function fillBrowser(rows: number, received = 0): Promise<FilledBrowser> {
  const installation = await startInstallation();
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  const stop = async (): Promise<void> => {
    await installation.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const began = performance.now();
    const archive = await fillArchive(join(installation.data, 'data'), rows, received);
    const filled = performance.now();
    await pullInto(profile, installation.url, rows, received);
    const pullMs = performance.now() - filled;
    return { installation, archive, profile, fillMs: filled - began, pullMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function pullInto(profile: string, url: string, rows: number, received: number): Promise<void> {
  const browser = await startBrowser(profile);
  try {
    await signIn(browser.page, url, { remember: true });
    await untilInstalled(browser.page);
    await refuseInstall(browser.page);
    const all = browser.page.getByRole('tab', { name: /^Toate *\d/ });
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
        await browser.page.goto(`${url}/app/invoices/${list}`);
        // The demonstration's suppliers send on meanwhile.
        await expect.poll(() => countIn(all), { timeout: LOOK_MS }).toBeGreaterThanOrEqual(count);
      }).toPass({ timeout: PULL_TIMEOUT_MS });
  } finally {
    await browser.close();
  }
}

/** Of a tab's name; 0 while it has none. */
async function countIn(tab: Locator): Promise<number> {
  if (!(await tab.isVisible())) return 0;
  return Number((await tab.textContent())?.replaceAll(/\D/g, '') ?? 0);
}
