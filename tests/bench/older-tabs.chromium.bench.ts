/**
 * A newer version that takes the local database over beside two tabs and the service worker of this one, with an invoice that
 * waits: how long it is kept waiting, how soon the older tabs say so, and what they and their worker still write and send.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from '../browser/desktop';
import { wholeRows } from '../browser/forms/stored-rows';
import { takeOver } from '../browser/newer-app';
import { issue, openEditor, writeInvoice } from '../browser/pages/editor-page';
import { untilInstalled } from '../browser/pages/sign-in-page';
import { installPaintWatch } from './browser/paint-watch';
import { ms, printTable } from './report/print-table';
import { spread } from './report/spread';

const TIMES = 3;
const OLDER = 'Pagina aceasta este mai veche decât datele';
/** Several tries of a tab that would send. */
const WATCHED_MS = 8_000;

interface Met {
  readonly openedMs: number;
  readonly toldMs: number;
  readonly sent: number;
  readonly written: number;
}

test('a newer version beside older tabs', async ({ browser }) => {
  const met: Met[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const desktop = await openDesktop(browser);
    try {
      met.push(await taken(desktop.page, desktop.installation.url));
    } finally {
      await closeDesktop(desktop);
    }
  }
  const told = (what: string, values: readonly number[], text: (value: number) => string) => {
    const { best, median, worst } = spread(values);
    return [what, ...[best, median, worst].map(text)];
  };
  printTable({
    title: 'A newer version beside two tabs and the worker of an older one, an invoice waiting',
    head: ['what', 'best', 'median', 'worst'],
    rows: [
      told(
        'the newer one opens the database',
        met.map(({ openedMs }) => openedMs),
        ms,
      ),
      told(
        'both older tabs say that they are older (painted)',
        met.map(({ toldMs }) => toldMs),
        ms,
      ),
      told(
        'rows that the older ones changed in 8 s with network',
        met.map(({ written }) => written),
        String,
      ),
      told(
        'requests they sent in these',
        met.map(({ sent }) => sent),
        String,
      ),
    ],
    foot: [`${TIMES} times, each in a new browser profile; the worker is woken by its sync event.`],
  });
});

async function taken(page: Page, url: string): Promise<Met> {
  const context = page.context();
  await untilInstalled(page);
  await context.addInitScript(installPaintWatch);
  const wake = await workersAlarm(context, page, url);
  await context.setOffline(true);
  await page.reload();
  const number = await openEditor(page);
  await writeInvoice(page, 'Mobila Transilvania');
  await issue(page, number);
  const second = await context.newPage();
  await second.goto(`${url}/app/invoices/out`);
  await expect(second.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  const tabs = [page, second];
  const told = tabs.map((tab) =>
    tab.evaluate(
      (title) =>
        window.paintWatch.when(() => document.querySelector('h1')?.textContent === title).then(() => Date.now()),
      OLDER,
    ),
  );
  const began = Date.now();
  const openedMs = await takeOver(page, url);
  const toldMs = Math.max(...(await Promise.all(told))) - began;
  const before = new Set(await rowsOf(page));
  let sent = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/backend/')) sent += 1;
  });
  await context.setOffline(false);
  await wake();
  await page.waitForTimeout(WATCHED_MS);
  const written = (await rowsOf(page)).filter((row) => !before.has(row)).length;
  expect(await wholeRows(page, ['outbox'])).toMatchObject({ outbox: [{ state: 'queued' }] });
  return { openedMs, toldMs, sent, written };
}

/** All that a tab or worker writes, a row a text. */
async function rowsOf(page: Page): Promise<readonly string[]> {
  const tables = await wholeRows(page, [
    ...['outbox', 'archive', 'draft', 'lease', 'kv', 'syncState'],
    ...['openFiling', 'partner', 'product', 'conflict'],
  ]);
  return Object.entries(tables).flatMap(([name, rows]) => rows.map((row) => `${name} ${JSON.stringify(row)}`));
}

/** Gives what wakes the worker as the browser does when the network is back. */
async function workersAlarm(context: BrowserContext, page: Page, url: string): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const registrations = new Set<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) => {
    for (const { registrationId, isDeleted } of known) if (!isDeleted) registrations.add(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const event = { origin: url, tag: 'workbox-background-sync:condica-outbox', lastChance: false };
  return async () => {
    if (registrations.size === 0) throw new Error('No service worker is registered.');
    for (const registrationId of registrations)
      await devtools.send('ServiceWorker.dispatchSyncEvent', { ...event, registrationId });
  };
}
