/** The first verdict in a fresh worker thread of Node: nothing is compiled, no table is made yet. Aim: below 100 ms. */
import { Worker } from 'node:worker_threads';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';
import { BUILT_VALIDATOR_URL } from './validator/built-validator';
import { STANDARD } from './validator/sized-documents';

const RUNS = 15;

const EMPTY = `import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({});`;
const VERDICT = `import { workerData, parentPort } from 'node:worker_threads';
  const began = performance.now();
  const { validate } = await import(workerData.url);
  const loaded = performance.now();
  validate(workerData.xml);
  const first = performance.now();
  validate(workerData.xml);
  parentPort.postMessage({ load: loaded - began, first: first - loaded, second: performance.now() - first });`;

type Parts = Readonly<Record<string, number>>;

/** From making the thread to its message; the processor's time is the whole process's, its compiler threads included. */
async function freshWorker(code: string): Promise<Parts> {
  const before = process.cpuUsage();
  const start = performance.now();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { url: BUILT_VALIDATOR_URL, xml: STANDARD },
  });
  const parts = await new Promise<Parts>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  const total = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  await worker.terminate();
  return { ...parts, total: total - (parts.second ?? 0), cpu: (user + system) / 1000 };
}

const runs: Parts[] = [];
const empty: Parts[] = [];
for (let run = 0; run < RUNS; run += 1) {
  runs.push(await freshWorker(VERDICT));
  empty.push(await freshWorker(EMPTY));
}

function row(name: string, of: readonly Parts[], part: string): Row {
  const { best, median, worst } = spread(of.map((parts) => parts[part] ?? Number.NaN));
  return [name, ms(best), ms(median), ms(worst)];
}

printTable({
  title: `First verdict in a fresh worker thread of Node, ${RUNS} runs (aim: below 100 ms)`,
  head: ['part', 'best', 'median', 'worst'],
  rows: [
    row('from making the thread to the verdict', runs, 'total'),
    row('  an empty thread alone', empty, 'total'),
    row('  reading and running the module', runs, 'load'),
    row('  first verdict', runs, 'first'),
    row('second verdict of the same thread', runs, 'second'),
    row('processor time of it all', runs, 'cpu'),
    row('  of an empty thread', empty, 'cpu'),
  ],
  foot: ['One document of 4 kB. The rest of the total is the thread starting.'],
});
