#!/usr/bin/env node
// Measures the validator in Node, single thread: documents/s on the corpus, cost by size, memory, size of the bundle,
// first verdict in a fresh worker thread. Prints tables; `npm run bench` runs it. Needs dist/validate (prepare).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, gunzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundle = join(root, 'dist', 'validate', 'validate.mjs');
// Beside the repository; a worktree stands one folder deeper.
const corpus =
  ['..', '../..'].map((up) => join(root, up, 'shared/corpus/invoices/invoices.jsonl.gz')).find(existsSync) ?? '';
if (!existsSync(bundle)) {
  console.error('bench-validator: dist/validate/validate.mjs is missing; run `npm run prepare` first.');
  process.exit(1);
}
const { validate } = await import(pathToFileURL(bundle).href);
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/** Milliseconds a call, best of the rounds: the machine is shared, the best round is the least disturbed. */
function best(rounds, run) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Milliseconds for all of them: each slice at its best round, so that a busy moment spoils one slice only. */
function timeAll(documents, rounds) {
  let sum = 0;
  for (let from = 0; from < documents.length; from += 200) {
    const slice = documents.slice(from, from + 200);
    sum += best(rounds, () => {
      for (const { xml } of slice) validate(xml);
    });
  }
  return sum;
}

const sameIds = (a, b) => a.length === b.length && a.every((id, index) => id === b[index]);

/** How far the verdicts equal the official ones; the families are in the tests' table. */
function agreementRows(documents) {
  const count = { accepted: 0, xsd: 0, core: 0, coreAgreeing: 0, rest: 0, restAgreeing: 0 };
  for (const one of documents) {
    const verdict = validate(one.xml);
    const accepted = one.xsd === 'valid' && one.fatal.length === 0 && one.abort === undefined;
    if (verdict.accepted === accepted) count.accepted++;
    if (verdict.xsd === one.xsd) count.xsd++;
    const part = one.xsd === 'valid' && one.abort === undefined ? 'core' : 'rest';
    count[part]++;
    if (sameIds(one.fatal, verdict.fatal) && sameIds(one.warning, verdict.warning)) count[`${part}Agreeing`]++;
  }
  return [
    ['agreement: accepted', `${count.accepted} of ${documents.length}`],
    ['agreement: xsd', `${count.xsd} of ${documents.length}`],
    ['agreement: fatal and warning, schema valid without abort', `${count.coreAgreeing} of ${count.core}`],
    ['agreement: fatal and warning, all others', `${count.restAgreeing} of ${count.rest}`],
  ];
}

function corpusRows() {
  if (!existsSync(corpus)) return [['corpus', 'not there']];
  const documents = gunzipSync(readFileSync(corpus))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const accepted = documents.filter((one) => one.xsd === 'valid' && one.fatal.length === 0 && one.abort === undefined);
  const size = accepted.reduce((sum, one) => sum + Buffer.byteLength(one.xml), 0) / accepted.length;
  const perDocument = timeAll(accepted, 6) / accepted.length;
  const all = timeAll(documents, 3) / documents.length;
  return [
    ...agreementRows(documents),
    [
      `accepted documents of the corpus (${accepted.length}, ${(size / 1024).toFixed(1)} kB)`,
      `${ms(perDocument)} each, ${Math.round(1000 / perDocument)} documents/s`,
    ],
    [`all documents of the corpus (${documents.length})`, `${ms(all)} each, ${Math.round(1000 / all)} documents/s`],
  ];
}

const base = readFileSync(join(root, 'tests', 'fixtures', 'invoices', 'standard.xml'), 'utf8');

/** The base document with so many lines like its first one, and totals that fit. */
export function documentOf(lines) {
  const line = base.match(/[ \t]*<cac:InvoiceLine>.*?<\/cac:InvoiceLine>\n/s)?.[0] ?? '';
  const net = (lines * 100).toFixed(2);
  const tax = (lines * 21).toFixed(2);
  const gross = (lines * 121).toFixed(2);
  const copies = Array.from({ length: lines }, (_, i) => line.replace('<cbc:ID>1<', `<cbc:ID>${i + 1}<`));
  return base
    .replace(line, () => copies.join(''))
    .replace(/(<cac:TaxTotal>.*<\/cac:LegalMonetaryTotal>)/s, (totals) =>
      totals.replaceAll('>100.00<', `>${net}<`).replaceAll('>21.00<', `>${tax}<`).replaceAll('>121.00<', `>${gross}<`),
    );
}

function sizeRows() {
  return [1, 50, 200, 400, 1000, 4000, 10000, 20000].map((lines) => {
    const xml = documentOf(lines);
    const verdict = validate(xml);
    const time = best(lines > 2000 ? 6 : 60, () => validate(xml));
    const size = Buffer.byteLength(xml);
    return [
      `${lines} lines, ${(size / 1024).toFixed(0)} kB${verdict.accepted ? '' : ' (REFUSED)'}`,
      `${ms(time)}, ${(size / time / 1000).toFixed(0)} MB/s`,
    ];
  });
}

function memoryRow() {
  globalThis.gc?.();
  const xml = documentOf(10000);
  const before = process.memoryUsage().heapUsed;
  validate(xml);
  const after = process.memoryUsage().heapUsed;
  return [['heap after one document of 10,000 lines (before collecting)', `${((after - before) / 1e6).toFixed(0)} MB`]];
}

/** Milliseconds from making a worker thread to its first message. */
async function firstMessage(code) {
  const start = performance.now();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { bundle: pathToFileURL(bundle).href, xml: base },
  });
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  const time = performance.now() - start;
  await worker.terminate();
  return time;
}

async function workerRow() {
  const empty = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(true);`;
  const verdict = `import { workerData, parentPort } from 'node:worker_threads';
    const { validate } = await import(workerData.bundle);
    parentPort.postMessage(validate(workerData.xml).accepted);`;
  const rounds = [];
  for (let round = 0; round < 5; round++) rounds.push([await firstMessage(verdict), await firstMessage(empty)]);
  const [total = 0, start = 0] = rounds.sort(([a], [b]) => a - b)[2] ?? [];
  return [
    [
      'first verdict in a fresh worker thread (median of 5)',
      `${ms(total)}, of which an empty worker takes ${ms(start)}`,
    ],
  ];
}

const code = readFileSync(bundle);
const rows = [
  ['bundle', `${(code.length / 1024).toFixed(1)} kB, ${(brotliCompressSync(code).length / 1024).toFixed(1)} kB brotli`],
  ...(await workerRow()),
  ...corpusRows(),
  ...sizeRows(),
  ...memoryRow(),
];
console.log('Validator, single thread, Node', process.version);
for (const [what, value] of rows) console.log(`  ${what.padEnd(62)} ${value}`);
