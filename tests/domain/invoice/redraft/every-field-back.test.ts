import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { creditNoteFor, negativeInvoiceFor } from '../../../../src/domain/invoice/redraft/credit-note-for';
import { draftFromInvoice } from '../../../../src/domain/invoice/redraft/draft-from-invoice';
import { FULL_DRAFT, FULL_INVOICE } from '../full-draft';

const ARGS = { serialId: 's1', lineId: (position: number) => `l${position + 1}` };

/** As it was written, numbers and texts in the form the editor puts them in. */
const BACK: InvoiceDraft = {
  ...FULL_DRAFT,
  seller: {
    name: 'Tâmplăria Codrul SRL',
    tradingName: 'Codrul',
    taxId: 'RO18547290',
    vatRegistered: true,
    registration: 'J40/1234/2006',
    legalForm: 'Capital social: 200 lei',
    address: {
      line1: 'Strada Lungă 12',
      city: 'SECTOR3',
      postCode: '030167',
      countrySubdivision: 'RO-B',
      country: 'RO',
    },
    email: 'office@codrul.example',
    telephone: '021 555 0101',
    contactName: 'Ion Popescu',
  },
  buyer: {
    name: 'Agro Câmpia SA',
    taxId: 'RO14399840',
    vatRegistered: true,
    registration: 'J12/88/2001',
    address: {
      line1: 'Calea Turzii 178',
      city: 'Cluj-Napoca',
      postCode: '400001',
      countrySubdivision: 'RO-CJ',
      country: 'RO',
    },
    email: 'achizitii@agro.example',
    telephone: '0264 555 010',
    contactName: 'Ana Pop',
  },
  lines: [
    {
      id: 'l1',
      name: 'Masă de stejar',
      description: '180 × 90 cm',
      sellerItemId: 'MS-180',
      classification: { code: '94036010', listId: 'HS' },
      unitCode: 'H87',
      quantity: '2',
      price: '1250,00',
      vat: { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' },
      discount: { percent: '10', amount: '', reason: 'Fidelitate' },
      note: 'cu livrare',
    },
    {
      id: 'l2',
      name: 'Curs',
      description: '',
      sellerItemId: '',
      classification: { code: '', listId: '' },
      unitCode: 'HUR',
      quantity: '3',
      price: '100',
      vat: { category: 'E', rate: '0', exemptionReasonCode: 'VATEX-EU-132-1I', exemptionReason: 'Învățământ' },
      discount: { percent: '', amount: '50,00', reason: '' },
      note: '',
    },
  ],
  discount: { percent: '', amount: '100,00', reason: 'Comandă mare' },
  payment: { meansCode: '30', iban: 'RO49AAAA1B31007593840000', bank: 'Banca', remittance: 'FCT-0416' },
  prepaid: '20,00',
  notes: '#AAI#Livrare',
  paymentTerms: '30 de zile',
  references: { purchaseOrder: 'PO-1', contract: 'C-2', buyerReference: 'BR-3', despatchAdvice: 'AV-4' },
  precedingInvoices: [
    { number: 'FCT-0400', issueDate: '2026-11-02' },
    { number: 'FCT-0401', issueDate: '' },
  ],
};

describe('an issued invoice', () => {
  it('comes back into every field of the editor', () => {
    expect(draftFromInvoice(FULL_INVOICE, ARGS)).toStrictEqual({ draft: BACK, leftOut: [] });
  });

  const TAKEN_BACK = {
    issueDate: '2026-12-02',
    dueDate: '',
    deliveryDate: '',
    prepaid: '',
    precedingInvoices: [{ number: 'FCT-0416', issueDate: '2026-11-26' }],
  };

  it('is taken back by a credit note with the same quantities, at the rate of then', () => {
    const { draft, leftOut } = creditNoteFor(
      { ...FULL_INVOICE, typeCode: '384' },
      { ...ARGS, issueDate: '2026-12-02' },
    );
    expect(draft).toStrictEqual({ ...BACK, ...TAKEN_BACK, typeCode: '381' });
    expect(leftOut).toEqual([]);
  });

  it('is taken back by an invoice with every amount turned, and back again by another', () => {
    const { draft, leftOut } = negativeInvoiceFor(FULL_INVOICE, { ...ARGS, issueDate: '2026-12-02' });
    const [table, course] = BACK.lines;
    expect(draft).toStrictEqual({
      ...BACK,
      ...TAKEN_BACK,
      lines: [
        { ...table, quantity: '-2' },
        { ...course, quantity: '-3', discount: { ...course?.discount, amount: '-50,00' } },
      ],
      discount: { ...BACK.discount, amount: '-100,00' },
    });
    expect(leftOut).toEqual([]);
    const again = negativeInvoiceFor(
      {
        ...FULL_INVOICE,
        lines: FULL_INVOICE.lines.map((line) => ({ ...line, quantity: `-${line.quantity}` as typeof line.quantity })),
      },
      { ...ARGS, issueDate: '2026-12-02' },
    );
    expect(again.draft.lines.map(({ quantity }) => quantity)).toEqual(['2', '3']);
    expect(again.leftOut).toEqual(['amounts']);
    const credit = creditNoteFor(
      { ...FULL_INVOICE, payee: { name: 'Factor SA' } },
      { ...ARGS, issueDate: '2026-12-02' },
    );
    expect(credit.leftOut).toEqual(['payee']);
  });
});
