import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { issueInvoice } from '../../../../src/domain/invoice/issue-invoice';
import { buildUbl } from '../../../../src/domain/invoice/ubl/build-ubl';
import { validate } from '../../../../src/domain/invoice/validation/validate';
import { arbitraryDraft, DRAFT } from '../arbitrary-draft';

function fatalOf(draft: InvoiceDraft): readonly string[] {
  const result = issueInvoice(draft, 'FCT-0416');
  if (!result.ok) return result.problems.map(({ code, at }) => `${at.field}: ${code}`);
  const verdict = validate(buildUbl(result.invoice));
  return [...verdict.fatal, ...(verdict.accepted ? [] : [`xsd ${verdict.xsd}`])];
}

describe('what is issued', () => {
  it('is accepted by the rules, whatever its amounts, rates, discounts and currency', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        expect(fatalOf(draft)).toEqual([]);
      }),
      { seed: 1609, numRuns: 150 },
    );
  });

  const outside = { category: 'O', rate: '', exemptionReasonCode: 'VATEX-EU-O', exemptionReason: '' };
  const abroad = { line1: 'Hauptstraße 1', city: 'Berlin', postCode: '10115', countrySubdivision: '', country: 'DE' };
  it.each<[string, Partial<InvoiceDraft>]>([
    ['by one not registered for VAT', { seller: { ...DRAFT.seller, vatRegistered: false } }],
    ['outside the scope of VAT', { lines: DRAFT.lines.map((line) => ({ ...line, vat: outside })) }],
    [
      'to an unnamed consumer',
      { buyer: { ...DRAFT.buyer, name: 'Ioana Radu', taxId: '', registration: '', vatRegistered: false } },
    ],
    ['to a German company', { buyer: { ...DRAFT.buyer, taxId: 'DE811569869', registration: '', address: abroad } }],
    [
      'to Germany without VAT',
      {
        buyer: {
          ...DRAFT.buyer,
          taxId: 'DE811569869',
          registration: '',
          address: { ...abroad, countrySubdivision: 'DE-BE' },
        },
        deliveryDate: '2026-11-25',
        lines: DRAFT.lines.map((line) => ({
          ...line,
          vat: { ...outside, category: 'K', exemptionReasonCode: 'VATEX-EU-IC' },
        })),
      },
    ],
    ['as a credit note', { typeCode: '381', precedingInvoices: [{ number: 'FCT-0400', issueDate: '2026-11-02' }] }],
    ['with text in many lines', { notes: Array.from({ length: 45 }, (_, index) => `rândul ${index}`).join('\n') }],
  ])('%s is accepted too', (_, change) => {
    expect(fatalOf({ ...DRAFT, ...change })).toEqual([]);
  });

  // Not vacuous: the rules do run on what is built here.
  it('is refused where the draft breaks a rule', () => {
    expect(fatalOf({ ...DRAFT, dueDate: '' })).toContain('BR-CO-25');
    expect(fatalOf({ ...DRAFT, buyer: { ...DRAFT.buyer, address: { ...DRAFT.buyer.address, line1: '' } } })).toContain(
      'BR-RO-082',
    );
  });
});
