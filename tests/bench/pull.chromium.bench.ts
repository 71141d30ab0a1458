/**
 * The first load of a device: rows a second by the product's own pull, with the list open and while a draft is typed, and how long each
 * save of that draft waits meanwhile. CONDICA_BENCH_INVOICES says how many rows; half of them are received.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from '../browser/installation';
import { startBrowser } from '../browser/killable-browser';
import { openEditor } from '../browser/pages/editor-page';
import { signIn, withoutInstallOffer } from '../browser/pages/sign-in-page';
import { removeProfile } from '../browser/remove-profile';
import { fillArchive } from './archive/fill-archive';
import { installPullWatch, type PullWatch } from './browser/pull-watch';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const ROWS = Number(process.env.CONDICA_BENCH_INVOICES ?? 100_000);
const LOOK_MS = 500;
/** As a quick typist presses them. */
const KEY_MS = 90;
const TYPED = 'Servicii de consultanta si montaj ';

interface Pulled extends PullWatch {
  readonly perSecond: number;
}

test('first load', async () => {
  const installation = await startInstallation();
  try {
    await fillArchive(join(installation.data, 'data'), ROWS / 2, ROWS / 2);
    const listed = await pulled(installation, (page, until) => rest(page, until));
    const typed = await pulled(installation, typeDraft);
    printTable({
      title: `First load of ${ROWS.toLocaleString('en')} invoices, Chromium (aims: 5,000 rows a second; a draft's save p95 50 ms, never above 300)`,
      head: ['measured', 'runs', 'best', 'median', 'p95', 'worst'],
      rows: [
        ...rowsOf('the list open', listed),
        ...rowsOf('a draft typed', typed),
        spreadRow('a draft typed: its save', typed.saves),
      ],
      foot: [
        'From the first question for changes to the last page on the disk; half of the rows are received, one in fifty of the others rejected.',
        `A page of 500 is one transaction; a key each ${KEY_MS} ms. Server, database and browser share this machine.`,
      ],
    });
  } finally {
    await installation.stop();
  }
});

/** Signs in on an empty profile and does `work` until all rows are here. */
async function pulled(
  { url }: Installation,
  work: (page: Page, isOver: () => Promise<boolean>) => Promise<void>,
): Promise<Pulled> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  const { context, page, close } = await startBrowser(profile);
  try {
    await withoutInstallOffer(context, url);
    await page.addInitScript(installPullWatch);
    await signIn(page, url, { remember: false });
    await work(page, async () => (await rowsOnDisk(page)) >= ROWS);
    const watch = await page.evaluate(() => window.pullWatch);
    const last = watch.pages.at(-1)?.at ?? Number.NaN;
    return { ...watch, perSecond: ROWS / ((last - (watch.asked ?? Number.NaN)) / 1000) };
  } finally {
    await close();
    removeProfile(profile);
  }
}

async function rest(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  while (!(await isOver())) await page.waitForTimeout(LOOK_MS);
}

async function typeDraft(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  await openEditor(page);
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  while (!(await isOver())) {
    await page.keyboard.type(TYPED, { delay: KEY_MS });
    await page.keyboard.press('Control+a');
  }
  await expect(page.getByRole('heading', { name: 'Factură nouă' })).toBeVisible();
}

interface Counter {
  readonly companyId: number;
  readonly name: string;
  readonly count: number;
}

/** Documents of the company that is opened, as its counters have them. */
function rowsOnDisk(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    const name = known.find((one) => one.name?.startsWith('condica:') === true)?.name;
    if (name === undefined) return 0;
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open(name));
    const counters = await answer<Counter[]>(database.transaction('counter').objectStore('counter').getAll());
    database.close();
    const byCompany = new Map<number, number>();
    for (const { companyId, name: counted, count } of counters)
      if (counted !== 'doubtful') byCompany.set(companyId, (byCompany.get(companyId) ?? 0) + count);
    return Math.max(0, ...byCompany.values());
  });
}

function rowsOf(when: string, { perSecond, pages, tasks }: Pulled): readonly Row[] {
  return [
    [`${when}: rows a second`, '1', '', Math.round(perSecond).toLocaleString('en'), '', ''],
    spreadRow(
      `${when}: a page's transaction`,
      pages.map(({ took }) => took),
    ),
    [`${when}: tasks of the page over 50 ms`, String(tasks.length), '', '', '', ms(Math.max(0, ...tasks))],
  ];
}

function spreadRow(name: string, values: readonly number[]): Row {
  const { runs, best, median, p95, worst } = spread(values);
  return [name, String(runs), ms(best), ms(median), ms(p95), ms(worst)];
}
