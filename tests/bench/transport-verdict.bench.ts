/**
 * What the verdict on an e-Transport declaration costs (aim: at most 1 ms), by its lines of goods: from the text as the command
 * judges it, and of the tree alone as a screen does at every key. Best rounds, one thread of Node.
 */

import { judgeDeclaration } from '../../src/domain/transport/validation/judge-declaration';
import { validate } from '../../src/domain/validate-document';
import { readXml } from '../../src/domain/xml/read-xml';
import { acquisition, deletion, domestic, vehicleChange } from '../domain/transport/documents';
import { kilobytes, printTable, type Row } from './report/print-table';
import { bestRound } from './validator/timing';

const ROUNDS = 40;
/** Verdicts a round, so that a round is long enough for the clock. */
const VERDICTS = 200;

function withLines(count: number): string {
  const xml = domestic();
  const line = /<bunuriTransportate[^>]*>/.exec(xml)?.[0] ?? '';
  return xml.replace(line, line.repeat(count));
}

function treeOf(xml: string) {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

function microseconds(times: number, judge: () => unknown): string {
  const each = bestRound(ROUNDS, () => {
    for (let done = 0; done < times; done += 1) judge();
  });
  return `${((each / times) * 1000).toFixed(1)} µs`;
}

function row(name: string, xml: string, times: number): Row {
  const root = treeOf(xml);
  const accepted = judgeDeclaration(root).accepted ? '' : ', refused';
  return [
    `${name} (${kilobytes(xml.length)}${accepted})`,
    microseconds(times, () => validate(xml)),
    microseconds(times, () => judgeDeclaration(root)),
  ];
}

printTable({
  title: 'Verdict on an e-Transport declaration',
  head: ['declaration', 'from the text', 'of the tree'],
  rows: [
    row('national transport, 1 line', domestic(), VERDICTS),
    row('acquisition with an earlier UIT', acquisition(), VERDICTS),
    row('deletion', deletion(), VERDICTS),
    row('vehicle change', vehicleChange(), VERDICTS),
    row('one fault', domestic().replace('"KGM"', '"kg"'), VERDICTS),
    row('20 lines', withLines(20), VERDICTS),
    row('1,000 lines', withLines(1000), 4),
    row('10,000 lines', withLines(10_000), 1),
  ],
});
