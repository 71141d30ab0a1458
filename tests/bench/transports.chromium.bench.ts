/**
 * Declarations of transport without network, the server killed: the card with its code and its QR, painted, from a cold start on a
 * phone's processor (aim 700 ms), and the list of 20,000 as it is filtered and searched.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startInstallation } from '../browser/installation';
import { startBrowser } from '../browser/killable-browser';
import { fillTransports } from '../browser/pages/fill-transports';
import { signIn, untilInstalled, withoutInstallOffer } from '../browser/pages/sign-in-page';
import { TRANSPORT, TRANSPORTS, transportRows } from '../browser/pages/transport-page';
import { removeProfile } from '../browser/remove-profile';
import { watchList } from './browser/list-watch';
import { installPaintWatch } from './browser/paint-watch';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const DECLARATIONS = 20_000;
/** How much slower a phone's processor is taken to be. */
const PHONE = 4;
const RUNS = 7;

test('transports', async () => {
  const installation = await startInstallation();
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  try {
    const id = await prepare(profile, installation.url);
    await installation.killServer();
    const cards = await cardStarts(profile, `${installation.url}${TRANSPORT}?id=${id}`);
    const list = await listTimes(profile, installation.url);
    printTable({
      title: 'Declarations of transport offline, Chromium (aim: the card 700 ms on a phone)',
      head: ['from', 'runs', 'best', 'median', 'worst'],
      rows: [row(`cold start to the card, processor ${PHONE} times slower`, cards), ...list],
      foot: [
        'A new browser process each cold start, the same profile, the server killed; files are in the system cache.',
      ],
    });
  } finally {
    await installation.stop();
    removeProfile(profile);
  }
});

function row(name: string, values: readonly number[]): Row {
  const { runs, best, median, worst } = spread(values);
  return [name, String(runs), ms(best), ms(median), ms(worst)];
}

/** A profile that has the demonstration's declarations and so many older ones; gives the id of one that holds. */
async function prepare(profile: string, url: string): Promise<string> {
  const { context, page, close } = await startBrowser(profile);
  try {
    await withoutInstallOffer(context, url);
    await signIn(page, url, { remember: true });
    await untilInstalled(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url + TRANSPORTS);
    await transportRows(page).getByText('Fructe Proaspete SRL').click();
    const code = page.getByRole('img', { name: /^Cod UIT / });
    await expect(code).toBeVisible();
    const uit = (await code.getAttribute('aria-label'))?.replace('Cod UIT ', '') ?? '';
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await page.evaluate(fillTransports, { count: DECLARATIONS, uit });
    // Chromium writes local storage some seconds later; who opens the card at a control looked at it longer ago than that.
    await expect.poll(() => keptOnDisk(profile), { timeout: 60_000 }).toBe(true);
    return id;
  } finally {
    await close();
  }
}

/** Whether the card of the first frame (kept-uits.ts) is in the profile's files. */
function keptOnDisk(profile: string): boolean {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes('condica.uit'));
}

async function cardStarts(profile: string, address: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { context, page, close } = await startBrowser(profile);
    await withoutInstallOffer(context, address);
    await page.setViewportSize({ width: 390, height: 844 });
    await context.setOffline(true);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: PHONE });
    await page.addInitScript(installPaintWatch);
    await page.goto(address, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(() =>
        window.paintWatch.when(
          () =>
            document.querySelector('[role=img][aria-label^="Cod UIT"]') !== null &&
            document.querySelector('[role=img][aria-label^="Cod QR"] path') !== null,
        ),
      ),
    );
    await close();
  }
  return times;
}

async function listTimes(profile: string, url: string): Promise<readonly Row[]> {
  const { context, page, close } = await startBrowser(profile);
  try {
    await withoutInstallOffer(context, url);
    await page.setViewportSize({ width: 1440, height: 900 });
    await context.setOffline(true);
    await page.addInitScript(installPaintWatch);
    await page.goto(url + TRANSPORTS, { waitUntil: 'commit' });
    const first = await page.evaluate(() =>
      window.paintWatch.when(() => document.querySelector('[role=grid] tbody tr') !== null),
    );
    const whole = await page.evaluate(() =>
      window.paintWatch.when(() => /20[.\s]?\d{3}/.test(document.querySelector('[role=tablist]')?.textContent ?? '')),
    );
    await page.evaluate(watchList);
    const view = await timed(page, () => page.getByRole('tab', { name: 'Toate' }).click());
    const search = page.getByRole('textbox', { name: /UIT/ }).first();
    // Every declaration has a 1 somewhere: that key changes nothing that could be waited for.
    await search.fill('1');
    const keys: number[] = [];
    for (const key of '9998') keys.push(await timed(page, () => page.keyboard.press(key)));
    await search.fill('');
    const boxes = page.getByRole('grid').getByRole('checkbox');
    const selected = await boxes.first().evaluate((box: HTMLElement) => {
      const began = performance.now();
      box.click();
      return window.paintWatch
        .when(() => document.querySelector('[role=toolbar][aria-label*="selectate"]') !== null)
        .then((at) => at - began);
    });
    return [
      row(`the list of ${DECLARATIONS.toLocaleString('en')} to its first rows`, [first]),
      row('the same: all of them counted', [whole]),
      row('the same: another view, painted', [view]),
      row('the same: a key in the search, painted', keys),
      row('the same: all of them selected, with what can be done', [selected]),
    ];
  } finally {
    await close();
  }
}

async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await act();
  return page.evaluate(async () => (await window.lastChange) ?? 0);
}
