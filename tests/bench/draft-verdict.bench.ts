/**
 * What a change in a draft of 200 lines costs: in the worker the verdict, whole and of the change alone; on the screen's
 * own thread the copy that is sent and the findings told at once. Processor time of this process, so that a busy machine
 * counts less.
 */
import { localFindings } from '../../src/app/invoices/editor/model/local-findings';
import { emptyDraftLine } from '../../src/domain/invoice/empty-draft';
import type { InvoiceDraft } from '../../src/domain/invoice/invoice-draft';
import { draftAsInvoice } from '../../src/domain/invoice/issue-invoice';
import { computeDraftTotals } from '../../src/domain/invoice/totals/draft-totals';
import { buildUbl } from '../../src/domain/invoice/ubl/build-ubl';
import { validateTree } from '../../src/domain/invoice/validation/validate';
import { readXml } from '../../src/domain/xml/read-xml';
import { createDraftJudge } from '../../src/workers/document/judge-draft';
import { DRAFT } from '../domain/invoice/arbitrary-draft';
import { ms, printTable, type Row } from './report/print-table';

const LINES = 200;
const ROUNDS = 200;

function draftOf(unitCode: string): InvoiceDraft {
  const vat = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
  const lines = Array.from({ length: LINES }, (_, index) => ({
    ...emptyDraftLine(`l${index}`, vat),
    name: `Produsul ${index + 1}`,
    unitCode,
    quantity: '2',
    price: `${10 + index},50`,
  }));
  return { ...DRAFT, lines };
}

/** The draft after a key in the price of one line, another line each time. */
function typed(draft: InvoiceDraft, round: number): InvoiceDraft {
  const row = (round * 7) % LINES;
  const line = draft.lines[row];
  return line === undefined ? draft : { ...draft, lines: draft.lines.with(row, { ...line, price: `${round + 1},25` }) };
}

function wholeVerdict(draft: InvoiceDraft): void {
  const read = readXml(buildUbl(draftAsInvoice(draft, 'FCT-1')));
  if (read.ok) validateTree(read.root);
}

function measure(name: string, work: (round: number) => void, prepare: (round: number) => void = () => undefined): Row {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    prepare(round);
    const before = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(before);
    if (round >= ROUNDS / 4) costs.push((user + system) / 1000);
  }
  costs.sort((a, b) => a - b);
  const at = (share: number) => ms(costs[Math.floor(costs.length * share)] ?? 0);
  return [name, at(0.5), at(0.95)];
}

for (const [words, unitCode] of [
  ['each right', 'H87'],
  ['each with an unknown unit', 'zzz'],
] as const) {
  let draft = draftOf(unitCode);
  let received = structuredClone(draft);
  const type = (round: number): void => {
    draft = typed(draft, round);
    received = structuredClone(draft);
  };
  const judge = createDraftJudge();
  judge(received, 'FCT-1');
  const rows = [
    measure('worker: written, read and checked whole', () => wholeVerdict(received), type),
    measure(
      'worker: the same with words, a judge that knows nothing',
      () => createDraftJudge()(received, 'FCT-1'),
      type,
    ),
    measure('worker: the judge of the open draft', () => judge(received, 'FCT-1'), type),
    measure('screen: copying the draft for the worker', () => structuredClone(draft), type),
    measure('screen: totals and findings told at once', () => localFindings(draft, computeDraftTotals(draft)), type),
  ];
  printTable({
    title: `One changed line in a draft of ${LINES} lines, ${words}`,
    head: ['Processor time', 'median', 'p95'],
    rows,
  });
}
