/** What is told of a draft that says clearly something that was perhaps not meant. */
import { describe, expect, it } from 'vitest';
import { doubtTexts } from '@/app/invoices/editor/doubt-texts';
import { changeDraft } from '@/app/invoices/editor/model/draft-change';
import { toldFindings } from '@/app/invoices/editor/model/tell-findings';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { createDraftJudge } from '@/workers/document/judge-draft';
import { lineFactory, sampleDraft, sampleLine } from './sample-draft';

const complete: InvoiceDraft = { ...sampleDraft([sampleLine('a')]), dueDate: '2026-12-11' };
const NO_FACTS = { paymentTermDays: 0, iban: '', bank: '' };
const told = (draft: InvoiceDraft) => toldFindings(createDraftJudge()(draft, 'FCT-0416'), draft, NO_FACTS);
const repaired = (draft: InvoiceDraft): InvoiceDraft => {
  const repair = told(draft).flatMap(({ repair: one }) => one ?? [])[0];
  if (repair === undefined) throw new Error('no repair');
  return changeDraft(draft, repair.change, lineFactory());
};

// Before: a price of 1.250 was 1,25 without a word.
describe('a point that may stand between thousands', () => {
  it('is asked of a price, and the other reading offered', () => {
    const draft = { ...complete, lines: [sampleLine('x'), sampleLine('a', { price: '1.250' })] };
    expect(told(draft)).toMatchObject([
      { at: 'lines.1.price', row: 1, severity: 'warning', text: doubtTexts.point('1.250', '1,25', '1250') },
    ]);
    expect(doubtTexts.point('1.250', '1,25', '1250')).toContain('pentru zecimale 1,250');
    expect(repaired(draft).lines[1]?.price).toBe('1250');
    expect(told(repaired(draft))).toEqual([]);
  });

  it('is asked of quantities, discounts and what was paid too', () => {
    const discount = { percent: '', amount: '1.250', reason: '' };
    const lines = [sampleLine('a', { quantity: '2.500', price: '9000', discount })];
    const draft = { ...complete, lines, discount, prepaid: '1.000' };
    const places = told(draft).map(({ at }) => at);
    expect(places).toEqual(['lines.0.quantity', 'lines.0.discount.amount', 'discount.amount', 'prepaid']);
  });

  // Before: with a minus before it, or in a sum, nothing was asked.
  it.each([
    ['-1.250', '-1,25', '-1250'],
    ['1.250*2', '2,5', '2500'],
  ])('is asked of %s', (price, read, other) => {
    const draft = { ...complete, lines: [sampleLine('x', { price: '9000' }), sampleLine('a', { price })] };
    expect(told(draft)).toContainEqual(
      expect.objectContaining({ at: 'lines.1.price', text: doubtTexts.point(price, read, other) }),
    );
  });

  it.each(['1250', '1,250', '12.5', '0.125', '1.250,00', '1.250.000'])('is clear in %s', (price) => {
    expect(told({ ...complete, lines: [sampleLine('a', { price })] })).toEqual([]);
  });
});

// Before: the total was negative without a word.
describe('an advance that is more than the invoice', () => {
  const preceding = [{ number: 'FCT-7', issueDate: '2026-11-01' }];
  const advance = (price: string) =>
    sampleLine('b', { name: 'Storno avans factura FCT-7 din 01.11.2026', quantity: '-1', price });

  it('is told at the line that takes it back', () => {
    const draft = { ...complete, precedingInvoices: preceding, lines: [sampleLine('a'), advance('50')] };
    expect(told(draft)).toContainEqual(
      expect.objectContaining({ at: 'lines.1.price', row: 1, text: doubtTexts.advanceOverTotal }),
    );
    const within = { ...draft, lines: [sampleLine('a'), advance('5')] };
    expect(told(within)).toEqual([]);
  });

  it('is told where it was paid and has no line', () => {
    expect(told({ ...complete, prepaid: '50' })).toMatchObject([{ at: 'prepaid', text: doubtTexts.prepaidOverTotal }]);
    expect(told({ ...complete, prepaid: '12,10' })).toEqual([]);
  });

  it('is nothing of an invoice with minus', () => {
    const lines = [sampleLine('a', { quantity: '-1' })];
    expect(told({ ...complete, precedingInvoices: preceding, lines })).toEqual([]);
  });
});

describe('a credit note with minus', () => {
  it('is told, with its signs turned as the remedy', () => {
    const lines = [sampleLine('a', { quantity: '-1-1' })];
    const precedingInvoices = [{ number: 'FCT-7', issueDate: '2026-11-01' }];
    const draft = { ...complete, typeCode: '381', dueDate: '', precedingInvoices, lines };
    expect(told(draft)).toContainEqual(
      expect.objectContaining({ at: 'typeCode', severity: 'warning', text: doubtTexts.creditWithMinus }),
    );
    expect(repaired(draft).lines[0]?.quantity).toBe('2');
  });
});
