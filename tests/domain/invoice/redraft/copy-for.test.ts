import { describe, expect, it } from 'vitest';
import { settlementOf } from '@/domain/invoice/advance/advance-line';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { copyFor } from '@/domain/invoice/redraft/copy-for';
import { creditNoteFor, negativeInvoiceFor } from '@/domain/invoice/redraft/credit-note-for';
import { DRAFT } from '../arbitrary-draft';

const ARGS = { serialId: 's1', lineId: (position: number) => `l${position}`, issueDate: '2026-12-02' };
const [LINE] = DRAFT.lines;
if (LINE === undefined) throw new Error('The sample has a line.');

function issued(draft: InvoiceDraft, number: string): Invoice {
  const result = issueInvoice(draft, number);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.invoice;
}

const sold = issued(DRAFT, 'FCT-0416');
const amounts = (invoice: Invoice) => [invoice.typeCode, invoice.totals.payable, invoice.precedingInvoices.length];

describe('a copy of', () => {
  // Before: one more storno, of no invoice.
  it('a storno is the invoice again', () => {
    const storno = issued(negativeInvoiceFor(sold, ARGS).draft, 'FCT-0417');
    expect(storno.totals.payable).toBe(`-${sold.totals.payable}`);
    expect(amounts(issued(copyFor(storno, ARGS).draft, 'FCT-0418'))).toEqual(['380', sold.totals.payable, 0]);
  });

  it('a credit note is the invoice again', () => {
    const note = issued(creditNoteFor(sold, ARGS).draft, 'NC-0001');
    expect(amounts(issued(copyFor(note, ARGS).draft, 'FCT-0418'))).toEqual(['380', sold.totals.payable, 0]);
  });

  it('a corrected invoice is an invoice, of a self-billed one is self-billed', () => {
    const typeOf = (typeCode: string) => copyFor({ ...sold, typeCode }, ARGS).draft.typeCode;
    expect(['384', '389', '751'].map(typeOf)).toEqual(['380', '389', '751']);
  });

  // Before: the advance came off a second time, and without the invoice that it was of.
  it('a final invoice takes back no advance', () => {
    const advance = issued({ ...DRAFT, lines: [{ ...LINE, name: 'Avans', quantity: '1', price: '50' }] }, 'FCT-0415');
    const { lines, preceding } = settlementOf(advance, () => ({ ...LINE, id: 'blank' }));
    const final = issued({ ...DRAFT, lines: [...DRAFT.lines, ...lines], precedingInvoices: [preceding] }, 'FCT-0417');
    const { draft } = copyFor(final, ARGS);
    expect(draft.lines.map(({ name }) => name)).toEqual(DRAFT.lines.map(({ name }) => name));
    expect(draft.precedingInvoices).toEqual([]);
  });
});

describe('what is self-billed', () => {
  // Before: the own company, which is the buyer, came to stand as the seller.
  it.each([
    ['a credit note', creditNoteFor],
    ['an invoice with minus', negativeInvoiceFor],
  ])('is taken back by %s as by its like', (_, made) => {
    const bill = issued({ ...DRAFT, typeCode: '389' }, 'FCT-0416');
    const storno = issued(made(bill, ARGS).draft, 'FCT-0417');
    expect([storno.seller.name, storno.buyer.name]).toEqual([bill.seller.name, bill.buyer.name]);
    expect(amounts(storno)).toEqual(['389', `-${bill.totals.payable}`, 1]);
  });
});
