import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { payableInLei } from '@/domain/paper/payable-in-lei';
import { paymentReference } from '@/domain/paper/payment-reference';
import { sampleDraft, sampleLine } from '../../app/editor/sample-draft';

const IBAN = 'RO49AAAA1B31007593840000';
const line = sampleLine('a', { quantity: '2', price: '100' });
const invoiceOf = (fields: Partial<InvoiceDraft> = {}) =>
  draftAsInvoice({ ...sampleDraft([line]), ...fields }, 'FCT-0406');
const payment = { meansCode: '42', iban: IBAN, bank: 'Banca', remittance: '' };

describe('what the payer writes beside a transfer', () => {
  it('is the reference of the document, else its number', () => {
    expect(paymentReference(invoiceOf({ payment: { ...payment, remittance: 'Contract 7' } }))).toBe('Contract 7');
    expect(paymentReference(invoiceOf({ payment }))).toBe('FCT-0406');
  });

  it('is nothing where no account stands or nothing is to be paid', () => {
    expect(paymentReference(invoiceOf({ payment: { ...payment, meansCode: '10', iban: '' } }))).toBe('');
    const back = [{ ...line, quantity: '-2' }];
    expect(paymentReference(invoiceOf({ payment, lines: back }))).toBe('');
  });
});

describe('what an invoice in foreign currency comes to in lei', () => {
  const euro = { currency: 'EUR', exchangeRate: '5,0911', exchangeRateDate: '2026-11-25' };

  it('is by the rate in its notes, to the ban, and says whose rate', () => {
    expect(payableInLei(invoiceOf(euro))).toEqual({ amount: '1232.05', official: true });
    expect(payableInLei(invoiceOf({ ...euro, exchangeRateDate: '' }))).toMatchObject({ official: false });
  });

  it('is not said in lei, nor without a rate', () => {
    expect(payableInLei(invoiceOf())).toBeUndefined();
    expect(payableInLei(invoiceOf({ ...euro, exchangeRate: '' }))).toBeUndefined();
  });
});
