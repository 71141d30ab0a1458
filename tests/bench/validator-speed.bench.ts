/** The validator in Node on one thread: documents a second, cost by size, memory, size of the bundle. Needs --expose-gc. */
import { brotliCompressSync } from 'node:zlib';
import { kilobytes, ms, printTable, type Row } from './report/print-table';
import { acceptedDocuments, readCorpus } from './validator/bench-documents';
import { builtValidatorBytes, loadBuiltValidator } from './validator/built-validator';
import { documentOfBytes, SIZES_BYTES } from './validator/sized-documents';
import { bestOfSlices, bestRound } from './validator/timing';

const ROUNDS = 6;
/** Short ones are repeated for so many milliseconds, long ones at least ROUNDS times. */
const ROUND_MS = 300;

const { validate } = await loadBuiltValidator();

function throughputRow(name: string, documents: readonly string[]): Row {
  const bytes = documents.reduce((sum, xml) => sum + Buffer.byteLength(xml), 0);
  const each = bestOfSlices(documents, ROUNDS, validate) / documents.length;
  const mean = kilobytes(bytes / documents.length);
  return [`${name} (${documents.length}, ${mean} each)`, ms(each), `${Math.round(1000 / each)} documents/s`];
}

function sizeRow(size: number): Row {
  const { xml, bytes, lines } = documentOfBytes(size);
  const once = bestRound(2, () => validate(xml));
  const time = bestRound(Math.max(ROUNDS, Math.ceil(ROUND_MS / once)), () => validate(xml));
  const accepted = validate(xml).accepted ? '' : ', REFUSED';
  return [`${lines} lines, ${kilobytes(bytes)}${accepted}`, ms(time), `${(bytes / time / 1000).toFixed(0)} MB/s`];
}

function memoryRow(size: number): Row {
  const { xml, bytes } = documentOfBytes(size);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  validate(xml);
  const used = process.memoryUsage().heapUsed - before;
  globalThis.gc?.();
  const kept = process.memoryUsage().heapUsed - before;
  const left = `${(Math.max(0, kept) / 1e6).toFixed(1)} MB stay`;
  return [`heap taken by one document of ${kilobytes(bytes)}`, `${(used / 1e6).toFixed(0)} MB`, left];
}

const corpus = readCorpus();
const { source, documents } = acceptedDocuments(corpus);
const code = builtValidatorBytes();
printTable({
  title: 'Validator in Node, one thread',
  head: ['measured', 'time or size', 'is'],
  rows: [
    ['bundle', kilobytes(code.length), `${kilobytes(brotliCompressSync(code).length)} brotli`],
    throughputRow(source, documents),
    ...(corpus === undefined
      ? []
      : [
          throughputRow(
            'all documents of the corpus',
            corpus.map(({ xml }) => xml),
          ),
        ]),
    ...SIZES_BYTES.map(sizeRow),
    memoryRow(2_000_000),
  ],
  foot: ['Best rounds: from text to verdict, reading included. kB are 1000 bytes.'],
});
