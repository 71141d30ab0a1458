/** PDFs of invoices in Node, one thread, by the sources: a page, forty, 4,000 lines. Aims of the paper: 150 ms, 1.5 s, 3 MB. */
import { longInvoiceXml } from '../workers/pdf/long-invoice';
import { made } from '../workers/pdf/made';
import { kilobytes, ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

/** Lines that fill so many pages, and how often it is made. */
const CASES = [
  { name: 'a page of 8 lines', lines: 8, runs: 15 },
  { name: 'forty pages', lines: 1240, runs: 5 },
  { name: '4,000 lines', lines: 4000, runs: 3 },
];

function measured({ name, lines, runs }: (typeof CASES)[number]): Row {
  const xml = longInvoiceXml(lines);
  made(xml);
  let result = made(xml);
  const took: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [start, before] = [performance.now(), process.cpuUsage()];
    result = made(xml);
    took.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }
  const { best, median } = spread(took);
  return [name, String(result.pages), ms(best), ms(median), ms(spread(processor).median), kilobytes(result.pdf.length)];
}

printTable({
  title: 'PDFs of invoices, warm (aims: a page 150 ms and 60 kB, forty 1500 ms, 4,000 lines 3 MB)',
  head: ['document', 'pages', 'best', 'median', 'processor', 'size'],
  rows: CASES.map(measured),
});
