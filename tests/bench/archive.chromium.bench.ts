/**
 * An archive of 100,000 invoices, or of as many as CONDICA_BENCH_INVOICES says: what the server answers, and the list of issued
 * invoices in Chromium. With CONDICA_BENCH_RECEIVED as many received ones lie beside them, and their list is measured too.
 */
import { test } from '@playwright/test';
import { startBrowser } from '../browser/killable-browser';
import { measureServer } from './archive/server-answers';
import { type ColdStart, coldStart } from './browser/cold-start';
import { type FilledBrowser, fillBrowser } from './browser/filled-browser';
import { type ListTimes, type ListWork, type MeasuredList, measureList } from './browser/list-changes';
import { installPaintWatch } from './browser/paint-watch';
import { rendererClock } from './browser/renderer-cpu';
import { type RendererMemory, rendererMemory } from './browser/renderer-memory';
import { scrolledFrames } from './browser/scrolled-frames';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const INVOICES = Number(process.env.CONDICA_BENCH_INVOICES ?? 100_000);
const RECEIVED = Number(process.env.CONDICA_BENCH_RECEIVED ?? 0);
const STARTS = 5;
const LONG_FRAME_MS = 50;
const NAME = INVOICES.toLocaleString('en');

function row(name: string, values: readonly number[]): Row {
  const { runs, best, median, p95, worst } = spread(values);
  return [name, String(runs), ms(best), ms(median), ms(p95), ms(worst)];
}

const HEAD = ['measured', 'runs', 'best', 'median', 'p95', 'worst'];

test(`archive of ${NAME} invoices`, async () => {
  const filled = await fillBrowser(INVOICES, RECEIVED);
  try {
    const answers = await measureServer(filled.installation.url, filled.archive);
    printTable({
      title: `Server's answers of an archive of ${NAME} invoices, over HTTP on this machine`,
      head: HEAD,
      rows: answers.map(({ name, times }) => row(name, times)),
      foot: [
        `Filled in bulk in ${ms(filled.fillMs)} by the server's own row and stream writers, without the documents' bytes.`,
      ],
    });
    await printList(filled);
    if (RECEIVED > 0) await printReceived(filled);
  } finally {
    await filled.stop();
  }
});

async function printList(filled: FilledBrowser): Promise<void> {
  const { url } = filled.installation;
  const { times, processorMs, memory, frames } = await measureOpenList(filled.profile, url);
  const starts: ColdStart[] = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await coldStart(filled.profile, url));
  printTable({
    title: `List of ${NAME} invoices on the device, Chromium`,
    head: HEAD,
    rows: [
      ...startRows(starts),
      ...changeRows(times),
      ...frameRows(frames),
      ...processorRows(processorMs),
      ...memoryRows(memory),
    ],
    foot: [
      'From the click or key to the painted rows that answer it; starts are cold ones without network.',
      `All rows came by the product's own pull in ${ms(filled.pullMs)} (${Math.round(INVOICES / (filled.pullMs / 1000))} rows/s).`,
    ],
  });
}

async function printReceived({ profile, installation: { url } }: FilledBrowser): Promise<void> {
  const { times, processorMs, memory, frames } = await measureOpenList(profile, url, 'in');
  const received = RECEIVED.toLocaleString('en');
  printTable({
    title: `List of ${received} received invoices beside ${NAME} issued ones, Chromium`,
    head: HEAD,
    rows: [...changeRows(times), ...frameRows(frames), ...processorRows(processorMs), ...memoryRows(memory)],
    foot: ['From the click or key to the painted rows that answer it.'],
  });
}

async function measureOpenList(
  profile: string,
  url: string,
  list: MeasuredList = 'out',
): Promise<ListWork & { readonly memory: RendererMemory; readonly frames: readonly number[] }> {
  const { context, page, close } = await startBrowser(profile);
  try {
    await page.addInitScript(installPaintWatch);
    await page.goto(`${url}/app/invoices/${list}`);
    await page.getByRole('tab', { name: /^Toate *\d/ }).waitFor();
    const work = await measureList(page, await rendererClock(context), list);
    const frames = await scrolledFrames(page, list);
    return { ...work, frames, memory: await rendererMemory(context, page) };
  } finally {
    await close();
  }
}

function startRows(starts: readonly ColdStart[]): readonly Row[] {
  return [
    row(
      'cold start to first rows',
      starts.map(({ rows }) => rows),
    ),
    row(
      '  to an answered key',
      starts.map(({ usable }) => usable),
    ),
    row(
      '  to counts and sums of all',
      starts.map(({ complete }) => complete),
    ),
  ];
}

function changeRows({ view, filter, search, sort, end }: ListTimes): readonly Row[] {
  return [
    row('another view (filter by state)', view),
    row('first page of a filter in a column', filter),
    row('a key in the search by number', search),
    row('another sort', sort),
    row('to the last row, and back', end),
  ];
}

function frameRows(frames: readonly number[]): readonly Row[] {
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length;
  return [
    row('a frame while the wheel turns', frames),
    [`  of them over ${LONG_FRAME_MS} ms`, '', '', String(long), '', ''],
  ];
}

function processorRows(processorMs: ListWork['processorMs']): readonly Row[] {
  if (processorMs === null) return [];
  const an = (name: string, value: number): Row => [`processor time of ${name}, on average`, '', '', ms(value), '', ''];
  return [
    an('another view', processorMs.view),
    an('a filter', processorMs.filter),
    an('a key in the search', processorMs.search),
    an('another sort', processorMs.sort),
  ];
}

function memoryRows({ pageHeapBytes, residentBytes }: RendererMemory): readonly Row[] {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    ['JavaScript heap of the page', '', '', megabytes(pageHeapBytes), '', ''],
    [
      'resident memory of page and workers',
      '',
      '',
      residentBytes === undefined ? 'not told' : megabytes(residentBytes),
      '',
      '',
    ],
  ];
}
