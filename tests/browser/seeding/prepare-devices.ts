/**
 * Prepared demonstrations: a copy of the filled one, with two browser profiles that know its address. One has the app alone,
 * as a device that has shown the sign-in; the other has signed in since and has everything of the company. Made once for a
 * build, a browser and a day, by what a person does there; each test's installation is a copy.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';
import { startInstallation } from '../installation';
import { untilDocumentsKept } from '../pages/kept-documents';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from '../pages/sign-in-page';
import { copyFolder, DEMO_FOLDERS, keepDemo, keptDemo } from './demo-cache';
import { demoKey } from './demo-key';
import { PROFILES } from './kept-profiles';
import { preparedPort } from './prepared-places';

const FOLDERS = [...DEMO_FOLDERS, PROFILES.app, PROFILES.device];
const SCRIPTS = ['prepare-devices.ts', '../pages/sign-in-page.ts', '../pages/kept-documents.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
/** What a browser leaves of its run, and its copies of files that the service worker has kept as well: half of all files. */
const LEFT_OUT = ['SingletonLock', 'SingletonCookie', 'SingletonSocket', 'DevToolsActivePort', 'Default/Cache'];

export interface PreparedFor {
  readonly cache: string;
  /** Of the filled demonstration. */
  readonly demoKey: string;
  readonly launchOptions: LaunchOptions;
  readonly contextOptions: BrowserContextOptions;
}

/** The folders, one for each worker. */
export function prepareDevices(workers: number, wanted: PreparedFor): Promise<readonly string[]> {
  const key = deviceKey(wanted);
  return Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const own = `${key}-${worker}`;
      return keptDemo(wanted.cache, own, FOLDERS) ?? (await prepare(own, preparedPort(worker), wanted));
    }),
  );
}

async function prepare(key: string, port: number, wanted: PreparedFor): Promise<string> {
  const { url, data, end } = await startInstallation({ port });
  const [app, device] = [join(data, PROFILES.app), join(data, PROFILES.device)];
  const at = { viewport: { width: 1440, height: 900 }, ...wanted.contextOptions, ...wanted.launchOptions };
  const inBrowser = async (profile: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await chromium.launchPersistentContext(profile, at);
    try {
      await withoutInstallOffer(context, url);
      await work(context.pages()[0] ?? (await context.newPage()));
    } finally {
      await context.close();
    }
    for (const name of LEFT_OUT) rmSync(join(profile, name), { recursive: true, force: true });
  };
  try {
    await inBrowser(app, async (page) => {
      await page.goto(`${url}/auth`);
      await untilInstalled(page);
    });
    copyFolder(app, device);
    await inBrowser(device, async (page) => {
      await signIn(page, url, { remember: true });
      await untilSynchronised(page);
      await untilDocumentsKept(page);
      await expect(page.getByRole('button', { name: 'Alerte: niciuna' })).toBeVisible();
    });
    await end();
    return keepDemo(wanted.cache, key, data, FOLDERS);
  } finally {
    await end();
    rmSync(data, { recursive: true, force: true });
  }
}

function deviceKey({
  demoKey: demo,
  launchOptions: { executablePath = chromium.executablePath() },
}: PreparedFor): string {
  const app = demoKey({ build: join('dist', 'app'), lockFile: 'package-lock.json', scripts: SCRIPTS, day: '' });
  const browser = execFileSync(executablePath, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return createHash('sha256').update([demo, app, browser].join('\n')).digest('hex').slice(0, 24);
}
