import { describe, expect, it } from 'vitest';
import type { DraftLine, InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { issueInvoice } from '../../../../src/domain/invoice/issue-invoice';
import { FULL_DRAFT } from '../full-draft';

function problemsOf(draft: InvoiceDraft): string[] {
  const result = issueInvoice(draft, 'FCT-0416');
  if (result.ok) return [];
  return result.problems.map(({ code, at }) =>
    [at.field, at.part, at.line && `${at.line.id}@${at.line.index}`, code].filter(Boolean).join(' '),
  );
}

const withLine = (change: Partial<DraftLine>): Partial<InvoiceDraft> => ({
  lines: FULL_DRAFT.lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)),
});

describe('a draft with everything but one thing', () => {
  it('with everything has no problem, of whatever type', () => {
    for (const typeCode of ['380', '381', '384', '389', '751'])
      expect(problemsOf({ ...FULL_DRAFT, typeCode })).toEqual([]);
  });

  it.each<[string, Partial<InvoiceDraft>]>([
    ['typeCode unknown-type', { typeCode: '' }],
    ['issueDate missing', { issueDate: '' }],
    ['issueDate invalid-date', { issueDate: '26.11.2026' }],
    ['dueDate invalid-date', { dueDate: '2026-02-30' }],
    ['deliveryDate invalid-date', { deliveryDate: 'x' }],
    ['currency missing', { currency: ' ', exchangeRate: '5' }],
    ['exchangeRate not-positive', { exchangeRate: '-5' }],
    ['exchangeRate not-a-number', { exchangeRate: 'x' }],
    ['exchangeRate missing', { exchangeRate: ' ' }],
    ['seller name missing', { seller: { ...FULL_DRAFT.seller, name: ' ' } }],
    ['seller taxId missing', { seller: { ...FULL_DRAFT.seller, taxId: ' ' } }],
    ['buyer name missing', { buyer: { ...FULL_DRAFT.buyer, name: '' } }],
    [
      'buyer address.country missing',
      { buyer: { ...FULL_DRAFT.buyer, address: { ...FULL_DRAFT.buyer.address, country: '' } } },
    ],
    ['lines name l2@1 missing', withLine({ name: ' ' })],
    ['lines unitCode l2@1 missing', withLine({ unitCode: ' ' })],
    ['lines unitCode l2@1 unknown-unit', withLine({ unitCode: 'lopată' })],
    [
      'lines vat.rate l2@1 missing',
      withLine({ vat: { category: 'S', rate: '', exemptionReasonCode: '', exemptionReason: '' } }),
    ],
    ['lines quantity l2@1 missing', withLine({ quantity: '' })],
    ['lines price l2@1 not-a-number', withLine({ price: '1,,2' })],
    [
      'lines discount.percent l2@1 division-by-zero',
      withLine({ discount: { percent: '1/0', amount: '', reason: '' } }),
    ],
    ['discount amount not-a-number', { discount: { percent: '', amount: 'x', reason: '' } }],
    ['discount percent not-a-number', { discount: { percent: 'x', amount: '', reason: '' } }],
    ['prepaid too-long', { prepaid: '1+'.repeat(40) }],
    ['notes too-many-notes', { notes: 'ab '.repeat(2500) }],
    ['lines no-lines', { lines: [] }],
  ])('says „%s” and nothing else', (expected, change) => {
    expect(problemsOf({ ...FULL_DRAFT, ...change })).toEqual([expected]);
  });

  it('asks for the category of a line and the rate it would have', () => {
    const vat = { category: '', rate: '', exemptionReasonCode: '', exemptionReason: '' };
    expect(problemsOf({ ...FULL_DRAFT, ...withLine({ vat }) })).toEqual([
      'lines vat.category l2@1 missing',
      'lines vat.rate l2@1 missing',
    ]);
  });

  it('asks for no rate in lei, and for nothing on a blank line', () => {
    expect(problemsOf({ ...FULL_DRAFT, currency: 'RON', exchangeRate: '-1' })).toEqual([]);
    const blank = { name: '', description: '', quantity: '', price: '', note: '', unitCode: '' };
    expect(problemsOf({ ...FULL_DRAFT, ...withLine(blank) })).toEqual([]);
    expect(problemsOf({ ...FULL_DRAFT, lines: FULL_DRAFT.lines.map((line) => ({ ...line, ...blank })) })).toEqual([
      'lines no-lines',
    ]);
  });
});
