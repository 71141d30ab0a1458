/** What is told of a VAT rate that was not meant, which the official rules let through. */
import { describe, expect, it } from 'vitest';
import { doubtTexts } from '@/app/invoices/editor/doubt-texts';
import { toldFindings } from '@/app/invoices/editor/model/tell-findings';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { createDraftJudge } from '@/workers/document/judge-draft';
import { sampleDraft, sampleLine } from './sample-draft';

const complete: InvoiceDraft = { ...sampleDraft([]), dueDate: '2026-12-11' };
const told = (draft: InvoiceDraft) =>
  toldFindings(createDraftJudge()(draft, 'FCT-0416'), draft, { paymentTermDays: 0, iban: '', bank: '' });
const rated = (rate: string) =>
  sampleLine('a', { vat: { category: 'S', rate, exemptionReasonCode: '', exemptionReason: '' } });

// Before: `11` typed before `21 %` made 1121 %, and the sheet said that nothing was to be put right.
describe('a VAT rate that Romania does not have', () => {
  it('is told at its line, with those there are', () => {
    const draft = { ...complete, lines: [rated('21'), rated('1121'), rated('0,21')] };
    expect(told(draft)).toMatchObject([
      { at: 'lines.1.vat.rate', row: 1, severity: 'warning', text: doubtTexts.rate('1121', '21 %, 11 %') },
      { at: 'lines.2.vat.rate', row: 2, severity: 'warning', text: doubtTexts.rate('0,21', '21 %, 11 %') },
    ]);
  });

  it('is told of one that is no longer in force', () => {
    const row = (draft: InvoiceDraft) => told(draft).map(({ at }) => at);
    expect(row({ ...complete, lines: [rated('19')] })).toEqual(['lines.0.vat.rate']);
    expect(row({ ...complete, lines: [rated('9')] })).toEqual(['lines.0.vat.rate']);
  });

  it('is right where what is taken back, or was delivered, has an earlier day', () => {
    const draft = { ...complete, lines: [rated('19')] };
    expect(told({ ...draft, precedingInvoices: [{ number: 'FCT-7', issueDate: '2025-06-03' }] })).toEqual([]);
    expect(told({ ...draft, deliveryDate: '2025-07-31' })).toEqual([]);
  });

  it.each(['21', '11', '21,00'])('is not %s', (rate) => {
    expect(told({ ...complete, lines: [rated(rate)] })).toEqual([]);
  });

  it('is left to whoever invoices people of another country', () => {
    const abroad = { ...complete.buyer, address: { ...complete.buyer.address, country: 'HU' } };
    const places = told({ ...complete, buyer: abroad, lines: [rated('27')] }).map(({ at }) => at);
    expect(places).not.toContain('lines.0.vat.rate');
  });
});
