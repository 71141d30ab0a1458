/**
 * An archive of 100,000 issued invoices and as many received ones, or of as many as CONDICA_BENCH_INVOICES and CONDICA_BENCH_RECEIVED
 * say: what the server answers, and both lists in Chromium with the words of all lines on the device.
 */
import { test } from '@playwright/test';
import { startBrowser } from '../browser/killable-browser';
import { closeNotices } from '../browser/pages/public-notices';
import { withoutInstallOffer } from '../browser/pages/sign-in-page';
import { HEAD, listRows, type MeasuredOpenList, row, startRows } from './archive/list-rows';
import { measureServer } from './archive/server-answers';
import { type ColdStart, coldStart } from './browser/cold-start';
import { type FilledBrowser, fillBrowser } from './browser/filled-browser';
import { type MeasuredList, measureList } from './browser/list-changes';
import { installPaintWatch } from './browser/paint-watch';
import { rendererClock } from './browser/renderer-cpu';
import { rendererMemory } from './browser/renderer-memory';
import { scrolledFrames } from './browser/scrolled-frames';
import { ms, printTable } from './report/print-table';

const INVOICES = Number(process.env.CONDICA_BENCH_INVOICES ?? 100_000);
const RECEIVED = Number(process.env.CONDICA_BENCH_RECEIVED ?? INVOICES);
const STARTS = 5;
const named = (count: number): string => count.toLocaleString('en');

test(`archive of ${named(INVOICES)} issued and ${named(RECEIVED)} received invoices`, async () => {
  const filled = await fillBrowser(INVOICES, { received: RECEIVED, lines: true });
  try {
    const answers = await measureServer(filled.installation.url, filled.archive);
    printTable({
      title: `Server's answers of an archive of ${named(INVOICES + RECEIVED)} invoices, over HTTP on this machine`,
      head: HEAD,
      rows: answers.map(({ name, times }) => row(name, times)),
      foot: [
        `Filled in bulk in ${ms(filled.fillMs)} by the server's own row and stream writers, without the documents' bytes.`,
      ],
    });
    await printLists(filled);
  } finally {
    await filled.stop();
  }
});

async function printLists({ profile, pullMs, installation: { url } }: FilledBrowser): Promise<void> {
  const issued = await measureOpenList(profile, url, 'out');
  const received = await measureOpenList(profile, url, 'in');
  const starts: ColdStart[] = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await coldStart(profile, url));
  printTable({
    title: `Lists of ${named(INVOICES)} issued and ${named(RECEIVED)} received invoices, Chromium (aims at p95: filter 30 ms, key 50 ms, view 60 ms; 350 MB)`,
    head: HEAD,
    rows: [...listRows('issued', issued), ...listRows('received', received), ...startRows(starts)],
    foot: [
      'From the click or key to the rows that answer it, each a tenth of a second after the one before is answered; starts are cold ones without network, of the issued list.',
      `All rows came by the product's own pull in ${ms(pullMs)} (${Math.round((INVOICES + RECEIVED) / (pullMs / 1000))} rows/s).`,
    ],
  });
}

async function measureOpenList(profile: string, url: string, list: MeasuredList): Promise<MeasuredOpenList> {
  const { context, page, close } = await startBrowser(profile);
  try {
    // It would lie over the tabs, as the notices do.
    await withoutInstallOffer(context, url);
    await page.addInitScript(installPaintWatch);
    await page.goto(`${url}/app/invoices/${list}`);
    await page.getByRole('tab', { name: /^Toate *\d/ }).waitFor();
    await closeNotices(page);
    const work = await measureList(page, await rendererClock(context), list);
    const frames = await scrolledFrames(page, list);
    return { ...work, frames, memory: await rendererMemory(context, page) };
  } finally {
    await close();
  }
}
