/** The validator in a worker of Chromium: documents a second, cost by size, and the first verdict of the product's worker. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { startInstallation } from '../browser/installation';
import { type KillableBrowser, startBrowser } from '../browser/killable-browser';
import { untilInstalled } from '../browser/pages/sign-in-page';
import { removeProfile } from '../browser/remove-profile';
import { rendererMemory } from './browser/renderer-memory';
import { startWorkerServer, WORKER_PATH } from './browser/worker-server';
import { kilobytes, ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';
import { acceptedDocuments, readCorpus } from './validator/bench-documents';
import { documentWorkerPath, emptyWorker, freshVerdict } from './validator/product-worker';
import { documentOfBytes, SIZES_BYTES, STANDARD } from './validator/sized-documents';
import type { VerdictTask, VerdictTimes } from './validator/verdict.worker';

const ROUNDS = 6;
const RUNS = 15;
/** A round judges so many bytes at least. */
const BYTES_A_ROUND = 1_000_000;

let browser: KillableBrowser;
let profile: string;

test.beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  browser = await startBrowser(profile);
});
test.afterEach(async () => {
  await browser.close();
  removeProfile(profile);
});

test('validator in a worker', async () => {
  const server = await startWorkerServer('tests/bench/validator/verdict.worker.ts');
  try {
    const { page, context } = browser;
    await page.goto(server.url);
    const { source, documents } = acceptedDocuments(readCorpus());
    const before = await rendererMemory(context, page);
    const rows = [await throughputRow(page, source, documents)];
    for (const size of SIZES_BYTES) rows.push(await sizeRow(page, size));
    const after = await rendererMemory(context, page);
    const grown = ((after.residentBytes ?? 0) - (before.residentBytes ?? 0)) / 1e6;
    printTable({
      title: "Validator in Chromium's worker, one thread",
      head: ['measured', 'time or size', 'is'],
      rows: [...rows, ['resident memory of the page grew by', `${grown.toFixed(0)} MB`, '']],
      foot: ['Best rounds, the clock inside the worker: from text to verdict, reading included. kB are 1000 bytes.'],
    });
  } finally {
    await server.close();
  }
});

/** One worker a task; it goes with its memory. */
function inWorker(page: Page, task: VerdictTask): Promise<VerdictTimes> {
  return page.evaluate(
    ([script, wanted]) =>
      new Promise<VerdictTimes>((resolve, reject) => {
        const worker = new Worker(script, { type: 'module' });
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data);
        };
        worker.postMessage(wanted);
      }),
    [WORKER_PATH, task] as const,
  );
}

async function throughputRow(page: Page, name: string, documents: readonly string[]): Promise<Row> {
  const { ms: all, accepted } = await inWorker(page, { documents, rounds: ROUNDS, times: 1 });
  const each = all / documents.length;
  return [`${name} (${accepted} of ${documents.length})`, ms(each), `${Math.round(1000 / each)} documents/s`];
}

async function sizeRow(page: Page, size: number): Promise<Row> {
  const { xml, bytes, lines } = documentOfBytes(size);
  const times = Math.ceil(BYTES_A_ROUND / bytes);
  const { ms: time, accepted } = await inWorker(page, { documents: [xml], rounds: ROUNDS, times });
  const name = `${lines} lines, ${kilobytes(bytes)}${accepted === 1 ? '' : ', REFUSED'}`;
  return [name, ms(time), `${(bytes / time / 1000).toFixed(0)} MB/s`];
}

test("first verdict of the product's worker", async () => {
  const installation = await startInstallation({ demo: false });
  try {
    const { page, context } = browser;
    await page.goto(`${installation.url}/auth`);
    await untilInstalled(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setBypassCSP', { enabled: true });
    await page.reload();
    const path = documentWorkerPath();
    const [empty, fresh] = [[] as number[], []] as [number[], { first: number; second: number }[]];
    for (let run = 0; run < RUNS; run += 1) {
      empty.push(await emptyWorker(page));
      fresh.push(await freshVerdict(page, path, STANDARD));
    }
    printTable({
      title: `First verdict in a fresh document worker of the app, Chromium, ${RUNS} runs (aim: below 100 ms)`,
      head: ['part', 'first run', 'best', 'median', 'worst'],
      rows: [
        row(
          'from making the worker to the verdict',
          fresh.map(({ first }) => first),
        ),
        row(
          'second verdict of the same worker',
          fresh.map(({ second }) => second),
        ),
        row('an empty worker alone', empty),
      ],
      foot: ['One document of 4 kB; the script comes from the service worker, and the messages are counted.'],
    });
  } finally {
    await installation.stop();
  }
});

function row(name: string, values: readonly number[]): Row {
  const { best, median, worst } = spread(values);
  return [name, ms(values[0] ?? Number.NaN), ms(best), ms(median), ms(worst)];
}
