/** Which of several invoices of one number a document names, in any order in which ANAF accepts them (decisions 0180, 0181). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { Filing } from '../../../server/filings/filing';
import { demoDraft } from '../invoices/demo-document';
import { accept, DAY, issued, twice } from './accepted-documents';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem } from './recorded-upload';

let database: FilingTestDatabase;
beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

const BEFORE = '2025-03-03';
const item = ({ invoiceId }: Filing) => archivedItem(database, invoiceId);
const invoice = (number: string, issueDate = DAY) => issued(database, number, { issueDate });
const named = (number: string, issueDate = '') => ({ number, issueDate });

async function accepted(...filings: readonly Filing[]): Promise<void> {
  for (const filing of filings) await accept(database, filing);
}

const note = (number: string, precedingInvoices: InvoiceDraft['precedingInvoices'], more: Partial<InvoiceDraft> = {}) =>
  issued(database, number, { typeCode: '381', precedingInvoices, ...more });
const correction = (number: string, precedingInvoices: InvoiceDraft['precedingInvoices']) =>
  issued(database, number, { typeCode: '384', precedingInvoices });

// Before: the number was kept once, and one of the two was told to be reversed by the sum of both.
it('both, where one document names the same number of two years', async () => {
  const [older, newer] = [await invoice('A-1', BEFORE), await invoice('A-1')];
  await accepted(older, newer);
  await accepted(await note('A-2', [named('A-1', BEFORE), named('A-1', DAY)], { lines: twice() }));
  for (const one of [older, newer]) {
    const { total, takenBack, reversed } = await item(one);
    expect({ takenBack, reversed }).toMatchObject({
      takenBack: [{ number: 'A-2', total: `-${total}` }],
      reversed: true,
    });
  }
});

// Before: the one of the year before was told, and stayed so.
it('the one of the day named, where ANAF has not accepted it yet', async () => {
  const [older, newer] = [await invoice('B-1', BEFORE), await invoice('B-1')];
  const [taking, correcting] = [await note('B-2', [named('B-1', DAY)]), await correction('B-3', [named('B-1', DAY)])];
  await accepted(older, taking, correcting);
  expect(await item(older)).not.toHaveProperty('takenBack');
  expect(await item(older)).not.toHaveProperty('correctedBy');
  await accepted(newer);
  expect(await item(newer)).toMatchObject({ reversed: true, correctedBy: [{ number: 'B-3' }] });
  expect(await item(older)).not.toHaveProperty('reversed');
});

// Before: both were told.
it('the newest, where no day is named, also if it is accepted last', async () => {
  const [older, newer] = [await invoice('C-1', BEFORE), await invoice('C-1')];
  await accepted(older, await note('C-2', [named('C-1')]), await correction('C-3', [named('C-1')]), newer);
  expect(await item(newer)).toMatchObject({ reversed: true, correctedBy: [{ number: 'C-3' }] });
  const left = await item(older);
  for (const mark of ['takenBack', 'reversed', 'correctedBy']) expect(left).not.toHaveProperty(mark);
});

// Before: the second one took the first one's place, and half of the invoice was never taken back.
it('and counts two notes of one number, of two years', async () => {
  const whole = await issued(database, 'D-1', { issueDate: BEFORE, lines: twice() });
  await accepted(whole);
  for (const issueDate of [BEFORE, DAY]) await accepted(await note('D-2', [named('D-1', BEFORE)], { issueDate }));
  expect(await item(whole)).toMatchObject({ reversed: true, takenBack: [{ number: 'D-2' }, { number: 'D-2' }] });
});

// Before: an invoice of the company's own was told to be taken back by what a debtor took back, for whom it had only sent it.
it('none of the company for which another is filed by an enforcement body', async () => {
  const own = await invoice('E-1');
  const seller = { ...demoDraft().seller, taxId: 'RO13548146', name: 'Debitor SRL' };
  const change = { typeCode: '381', precedingInvoices: [named('E-1', DAY)], seller };
  await accepted(own, await issued(database, 'E-2', change, { enforcement: true }));
  expect(await item(own)).not.toHaveProperty('takenBack');
});
