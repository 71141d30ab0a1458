import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyDraftLine } from '../../../../src/domain/invoice/empty-draft';
import type { InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { draftAsInvoice, issueInvoice } from '../../../../src/domain/invoice/issue-invoice';
import { FULL_DRAFT, FULL_INVOICE } from '../full-draft';

const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
const invoiceOf = (change: Partial<InvoiceDraft>) => draftAsInvoice({ ...FULL_DRAFT, ...change }, 'FCT-0416');

describe('an issued invoice', () => {
  it('says everything that was written, each in its term, without the blanks', () => {
    expect(issueInvoice(FULL_DRAFT, 'FCT-0416')).toStrictEqual({ ok: true, invoice: FULL_INVOICE });
  });

  it('repeats the base beside the percent of a document discount (BT-93, BT-94)', () => {
    const { allowances, totals } = invoiceOf({ discount: { percent: '10', amount: '', reason: ' ' } });
    expect(allowances).toStrictEqual([
      { ...FULL_INVOICE.allowances[0], amount: '225.00', baseAmount: '2250.00', percent: '10', reason: 'Discount' },
      { ...FULL_INVOICE.allowances[1], amount: '25.00', baseAmount: '250.00', percent: '10', reason: 'Discount' },
    ]);
    expect(totals.allowances).toBe('250.00');
  });

  it('is silent where nothing was written', () => {
    const draft = emptyDraft({
      serialId: 's1',
      issueDate: '2026-11-26',
      seller: { ...FULL_DRAFT.seller, tradingName: '', legalForm: '', email: '', telephone: '', contactName: '' },
    });
    const line = { ...emptyDraftLine('l1', VAT), name: 'Masă', unitCode: 'H87', quantity: '1', price: '1' };
    const invoice = draftAsInvoice({ ...draft, lines: [line] }, 'X');
    expect(Object.keys(invoice).sort()).toEqual(
      'allowances buyer charges currency customizationId issueDate kind lines notes number precedingInvoices seller supportingDocuments totals typeCode vatBreakdown'.split(
        ' ',
      ),
    );
    expect(invoice.notes).toEqual([]);
    expect(Object.keys(invoice.seller).sort()).toEqual([
      'address',
      'identifiers',
      'legalRegistration',
      'name',
      'vatId',
    ]);
    expect(invoice.buyer).toStrictEqual({
      name: '',
      identifiers: [],
      legalRegistration: { value: '0000000000000' },
      address: { country: 'RO' },
    });
    expect(Object.keys(invoice.totals)).toEqual(['lineNet', 'taxExclusive', 'vat', 'taxInclusive', 'payable']);
    expect(Object.keys(invoice.lines[0] ?? {})).toEqual([
      'id',
      'quantity',
      'unitCode',
      'net',
      'allowances',
      'charges',
      'price',
      'vat',
      'item',
    ]);
    expect(invoice.lines[0]?.allowances).toEqual([]);
    expect(invoice.lines[0]?.item).toStrictEqual({ name: 'Masă', classifications: [], attributes: [] });
  });

  // UBL has the due date of a credit note inside the payment means.
  it.each([
    ['381', '30', '2026-12-26', 'CreditNote'],
    ['381', ' ', undefined, 'CreditNote'],
    ['384', '', '2026-12-26', 'Invoice'],
  ])('of type %s paid by „%s” is due on %s', (typeCode, meansCode, dueDate, kind) => {
    const invoice = invoiceOf({ typeCode, payment: { ...FULL_DRAFT.payment, meansCode } });
    expect([invoice.kind, invoice.dueDate]).toEqual([kind, dueDate]);
    expect(invoice.payment?.meansCode).toBe(meansCode.trim() === '' ? undefined : meansCode);
  });

  it('paid otherwise than by transfer names no account', () => {
    const payment = { meansCode: '10', iban: ' ', bank: 'Banca', remittance: '' };
    expect(invoiceOf({ payment }).payment).toStrictEqual({ meansCode: '10', creditTransfers: [] });
  });

  it('of goods that go to another country of the Union says where to (BR-IC-12)', () => {
    const [line] = FULL_DRAFT.lines;
    if (line === undefined) throw new Error('the fixture has a line');
    const lines = [line, { ...line, id: 'l3', vat: { ...VAT, category: 'K', rate: '' } }];
    expect(invoiceOf({ lines }).delivery).toStrictEqual({ date: '2026-11-24', address: FULL_INVOICE.buyer.address });
    expect(invoiceOf({ lines, deliveryDate: '' }).delivery).toStrictEqual({ address: FULL_INVOICE.buyer.address });
    expect('delivery' in invoiceOf({ deliveryDate: '' })).toBe(false);
  });

  it('keeps the VAT ids where only a part is outside the scope of VAT', () => {
    const [line] = FULL_DRAFT.lines;
    if (line === undefined) throw new Error('the fixture has a line');
    const lines = [line, { ...line, id: 'l3', vat: { ...VAT, category: 'O', rate: '' } }];
    expect([invoiceOf({ lines }).seller.vatId, invoiceOf({ lines }).buyer.vatId]).toEqual(['RO18547290', 'RO14399840']);
    expect(invoiceOf({ lines: [] }).seller.vatId).toBe('RO18547290');
  });

  it('shows an unknown unit as it was typed while one is still typing', () => {
    const lines = FULL_DRAFT.lines.map((line) => ({ ...line, unitCode: ' lopată ' }));
    expect(invoiceOf({ lines }).lines[0]?.unitCode).toBe('lopată');
  });
});

describe('the buyer', () => {
  const buyerOf = (change: Partial<InvoiceDraft['buyer']>, country = 'RO') => {
    const address = { ...FULL_DRAFT.buyer.address, country };
    const { legalRegistration, vatId } = invoiceOf({
      buyer: { ...FULL_DRAFT.buyer, registration: '', ...change, address },
    }).buyer;
    return [legalRegistration?.value, vatId];
  };

  it.each([
    ['RO 14399840', true, 'RO', '14399840', 'RO14399840'],
    ['RO 14399840', false, 'RO', '14399840', undefined],
    [' ', true, 'RO', '0000000000000', undefined],
    ['DE811569869', true, 'DE', undefined, 'DE811569869'],
    [' DE811569869 ', false, 'DE', 'DE811569869', undefined],
    ['', true, 'DE', '0000000000000', undefined],
  ])('with the code „%s”, for VAT: %s, in %s', (taxId, vatRegistered, country, legal, vatId) => {
    expect(buyerOf({ taxId, vatRegistered }, country)).toEqual([legal, vatId]);
  });
});
