/**
 * PDFs of invoices in Node, one thread, by the sources: a page, forty, 4,000 lines; the public samples in both languages; 500 in a zip,
 * and how soon it ends where the person stops it. Aims of the paper: 150 ms, 1.5 s, 3 MB. Processor time says more than the
 * clock's where other programs run beside.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { type NumberedPdfRequest, zipPdfs } from '@/workers/pdf/pdf-zip';
import { fontsOfDisk } from '../workers/pdf/fonts-of-disk';
import { longInvoiceXml } from '../workers/pdf/long-invoice';
import { attempt, made, PROOF } from '../workers/pdf/made';
import { bytesOf } from '../workers/sample-xml';
import { kilobytes, ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

/** Lines that fill so many pages, and how often it is made. */
const CASES = [
  { name: 'a page of 8 lines', lines: 8, runs: 15 },
  { name: 'forty pages', lines: 1240, runs: 5 },
  { name: '4,000 lines', lines: 4000, runs: 3 },
];

interface Took {
  readonly clock: number;
  readonly processor: number;
}

async function timed(work: () => unknown): Promise<Took> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - start, processor: (user + system) / 1000 };
}

async function measured({ name, lines, runs }: (typeof CASES)[number]): Promise<Row> {
  const xml = longInvoiceXml(lines);
  made(xml);
  let result = made(xml);
  const took: Took[] = [];
  for (let run = 0; run < runs; run += 1) {
    took.push(
      await timed(() => {
        result = made(xml);
      }),
    );
  }
  const { best, median } = spread(took.map(({ clock }) => clock));
  const processor = spread(took.map((one) => one.processor)).median;
  return [name, String(result.pages), ms(best), ms(median), ms(processor), kilobytes(result.pdf.length)];
}

const rows: Row[] = [];
for (const one of CASES) rows.push(await measured(one));
printTable({
  title: 'PDFs of invoices, warm (aims: a page 150 ms and 60 kB, forty 1500 ms, 4,000 lines 3 MB)',
  head: ['document', 'pages', 'best', 'median', 'processor', 'size'],
  rows,
});

const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);

async function samples(folder: string): Promise<Row> {
  const xmls = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  let failed = 0;
  const { clock, processor } = await timed(() => {
    for (const xml of xmls) {
      for (const language of ['ro', 'ro-en'] as const) {
        if (!attempt(xml, { look: { ...USUAL_LOOK, language } }).ok) failed += 1;
      }
    }
  });
  return ['public samples, RO and RO/EN', String(xmls.length * 2), String(failed), ms(clock), ms(processor), ''];
}

const MANY = 500;
/** A day that a zip can write. */
const MADE_AT = Date.UTC(2026, 10, 22);
const GROUP = 8;

function request(at: number): NumberedPdfRequest {
  const number = `FCT-${String(at).padStart(4, '0')}`;
  const xml = bytesOf(longInvoiceXml(8).replaceAll('COD-2026-0001', number));
  return { name: `${number}.pdf`, number, xml, xmlName: `${number}.xml`, proof: PROOF, author: '', madeAt: MADE_AT };
}

/** Stopped after so many, as the screen stops it: nothing more is given. */
async function zipped(name: string, most: number): Promise<Row> {
  const all = Array.from({ length: MANY }, (_, at) => request(at + 1));
  let given = 0;
  const next = async () => {
    if (given >= most) return null;
    const group = all.slice(given, given + GROUP);
    given += GROUP;
    return group;
  };
  const fonts = fontsOfDisk();
  const answers: Awaited<ReturnType<typeof zipPdfs>>[] = [];
  const { clock, processor } = await timed(async () => {
    answers.push(await zipPdfs({ next, progress: () => {} }, fonts));
  });
  const [zip] = answers;
  const bytes = (zip?.zips ?? []).reduce((sum, { size }) => sum + size, 0);
  return [name, String(zip?.made), String(zip?.notMade.length), ms(clock), ms(processor), kilobytes(bytes)];
}

printTable({
  title: 'Many PDFs of invoices',
  head: ['what', 'made', 'failed', 'clock', 'processor', 'size'],
  rows: [
    ...(FOLDER === undefined ? [] : [await samples(FOLDER)]),
    await zipped('500 of a page in one zip', MANY),
    await zipped('the same, stopped after 40', 40),
  ],
});
