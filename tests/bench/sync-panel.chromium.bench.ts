/**
 * From the press on the chip to the painted panel, over an outbox of 10,000 entries: beside the work of a start, which writes the
 * second copy of everything unsent anew, and at rest. Aim: 50 ms.
 */
import { expect, type Page, test } from '@playwright/test';
import { startInstallation } from '../browser/installation';
import { refuseInstall, signIn, untilInstalled, untilSynchronised } from '../browser/pages/sign-in-page';
import { fillOutbox } from './browser/fill-outbox';
import { installPaintWatch } from './browser/paint-watch';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const COUNTS = [10, 10_000];
const OPENINGS = 15;
/** Of the second copy (src/db/unsent/second-copy/copy-writer.ts). */
const ENTRIES_A_FILE = 50;

test('the sync panel over a long outbox', async ({ browser }) => {
  const installation = await startInstallation();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(installPaintWatch);
    await signIn(page, installation.url, { remember: true });
    await untilSynchronised(page);
    await untilInstalled(page);
    await refuseInstall(page);
    await page.context().setOffline(true);
    const rows: Row[] = [];
    for (const count of COUNTS) rows.push(...(await openedOver(page, count)));
    printTable({
      title: 'The sync panel over a long outbox, press to paint, aim 50 ms',
      head: ['entries', 'median', 'p95', 'worst'],
      rows,
      foot: [`${OPENINGS} openings each; half of the entries are invoices of 10 kB, with their rows.`],
    });
  } finally {
    await installation.stop();
  }
});

async function openedOver(page: Page, count: number): Promise<readonly Row[]> {
  const before = Math.max(0, ...(await copyFiles(page)));
  await page.evaluate(fillOutbox, count);
  await page.reload();
  await expect(page.getByRole('button', { name: /în așteptare/ })).toBeVisible({ timeout: 60_000 });
  const starting = await opened(page, `${count}, beside the work of a start`);
  await expect
    .poll(async () => isWhole(await copyFiles(page), before, count), { timeout: 300_000, intervals: [1_000] })
    .toBe(true);
  return [starting, await opened(page, `${count}, at rest`)];
}

/** The numbers of the second copy's files. */
function copyFiles(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('condica-unsent '));
    if (name === undefined) return [];
    const files = await (await caches.open(name)).keys();
    return files.map(({ url }) => Number(url.split('/').at(-1)));
  });
}

/** What stood before is taken away once all of it is written. */
function isWhole(files: readonly number[], before: number, count: number): boolean {
  return files.length >= count / ENTRIES_A_FILE && files.every((file) => file > before);
}

async function opened(page: Page, what: string): Promise<Row> {
  const times: number[] = [];
  // The first opening loads the panel's own code; it is not counted.
  for (let opening = 0; opening <= OPENINGS; opening += 1) times.push(await open(page));
  const { median, p95, worst } = spread(times.slice(1));
  return [what, ...[median, p95, worst].map(ms)];
}

/** ms from the press to the paint of the first waiting row, which is the oldest. */
async function open(page: Page): Promise<number> {
  const took = await page.evaluate(async () => {
    const chip = document.querySelector<HTMLButtonElement>('button[aria-label^="Sincronizare:"]');
    const began = performance.now();
    chip?.click();
    const painted = await window.paintWatch.when(() => document.querySelector('aside li time') !== null);
    return painted - began;
  });
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  await expect(
    panel
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
  ).toContainText('FCT-0');
  await panel.getByRole('button', { name: 'Închide' }).click();
  await expect(panel).toHaveCount(0);
  return took;
}
