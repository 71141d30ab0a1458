import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT_PARTY, emptyDraft, emptyDraftLine } from '@/domain/invoice/empty-draft';
import { isEmptyDraft } from '@/domain/invoice/is-empty-draft';

const seller = { ...EMPTY_DRAFT_PARTY, name: 'Măgura S.R.L.', legalForm: '', tradingName: '' };
const payment = { meansCode: '42', iban: 'RO49AAAA1B31007593840000', bank: 'Banca' };
const begun = { ...emptyDraft({ serialId: 's1', issueDate: '2026-11-22', seller, payment }), dueDate: '2026-12-22' };
const line = emptyDraftLine('l1', { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' });

describe('a draft in which nothing was written', () => {
  it('has what comes by itself, and lines nobody wrote in', () => {
    expect(isEmptyDraft(begun)).toBe(true);
    expect(isEmptyDraft({ ...begun, lines: [line, { ...line, id: 'l2', name: ' ' }] })).toBe(true);
  });

  it.each([
    { buyer: { ...begun.buyer, name: 'C' } },
    { buyer: { ...begun.buyer, taxId: '1' } },
    { buyer: { ...begun.buyer, address: { ...begun.buyer.address, city: 'Cluj' } } },
    { lines: [{ ...line, price: '1' }] },
    { notes: 'x' },
    { prepaid: '1' },
    { deliveryDate: '2026-11-22' },
    { references: { ...begun.references, contract: '1' } },
    { precedingInvoices: [{ number: '1', issueDate: '' }] },
    { discount: { ...begun.discount, percent: '1' } },
  ])('is not one with %j', (written) => {
    expect(isEmptyDraft({ ...begun, ...written })).toBe(false);
  });
});
