/**
 * A real Chromium on a profile folder, started as a process of ours so that it can be killed as a power cut would, and
 * started again on the same profile.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A profile that was copied reads its own cookies, as those of Playwright's browsers do.
  '--password-store=basic',
  '--use-mock-keychain',
  '--remote-debugging-port=0',
  '--window-size=1440,900',
];

/** As the configuration has it for the browsers that Playwright starts. */
const ACTION_TIMEOUT_MS = 20_000;

export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Where it saves what is downloaded. */
  readonly downloads: string;
  /** SIGKILL to the browser process: nothing is flushed, no handler runs. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

function browserPath(): string {
  const path = process.env.CONDICA_BROWSER ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`No browser at ${path}; name one by CONDICA_BROWSER.`);
  return path;
}

/** The DevTools address, which Chromium writes into the profile once it listens. */
async function debuggerAddress(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}.`);
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port !== undefined && path !== undefined) return `ws://127.0.0.1:${port}${path}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Chromium did not open its DevTools port.');
}

function exited(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
}

interface StartOptions {
  /** Opens this address in a window of its own, as an installed app is opened; a tab with nothing where there is none. */
  readonly appAddress?: string;
  /** Beside our own. */
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startBrowser(
  profile: string,
  { appAddress, environment }: StartOptions = {},
): Promise<KillableBrowser> {
  const first = appAddress === undefined ? 'about:blank' : `--app=${appAddress}`;
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  rmSync(join(profile, 'SingletonLock'), { force: true });
  const child = spawn(browserPath(), [...ARGUMENTS, `--user-data-dir=${profile}`, first], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...environment },
  });
  const browser: Browser = await chromium.connectOverCDP(await debuggerAddress(profile, child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no default context.');
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  const downloads = join(profile, 'Downloads');
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
  const kill = async (): Promise<void> => {
    // The whole group: the network and storage services are processes of their own.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await exited(child);
  };
  const close = async (): Promise<void> => {
    await browser.close();
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited(child);
  };
  return { context, page, downloads, kill, close };
}
