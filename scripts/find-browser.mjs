/**
 * A Chromium for the browser tests: the one named by CONDICA_BROWSER, else one of the system, else Playwright's own
 * download, else the distribution's package. The first that starts is taken.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { capture, run } from './run.mjs';

const SYSTEM = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)'}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
};

async function starts(path) {
  if (path === '' || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return (await capture(path, ['--version', '--no-sandbox'])).code === 0;
}

async function playwrightsOwn({ download }) {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (!download) return '';
  const code = await run(
    process.execPath,
    [join(ROOT, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'],
    { shell: false, timeout: 300_000 },
  );
  return code === 0 ? chromium.executablePath() : '';
}

async function distributionPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return '';
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-y', '-q', 'chromium']);
  return SYSTEM.linux[0];
}

/** Path of the browser; throws with what was tried where there is none. */
export async function findBrowser() {
  const named = process.env.CONDICA_BROWSER ?? '';
  if (named !== '') {
    if (await starts(named)) return named;
    throw new Error(`CONDICA_BROWSER=${named}: acest browser nu pornește.`);
  }
  for (const path of SYSTEM[process.platform] ?? []) if (await starts(path)) return path;
  for (const find of [
    () => playwrightsOwn({ download: false }),
    () => playwrightsOwn({ download: true }),
    distributionPackage,
  ]) {
    const path = await find();
    if (await starts(path)) return path;
  }
  throw new Error('Nu există un Chromium. Instalați unul sau numiți-l prin CONDICA_BROWSER=/cale/spre/chromium.');
}
