import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { plainNotes, rateNotes } from '@/domain/paper/document-words';
import { payableInOther } from '@/domain/paper/payable-in-other';
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

describe('what an invoice comes to in another currency', () => {
  const euro = { currency: 'EUR', exchangeRate: '5,0911', exchangeRateDate: '2026-11-25' };

  it('is in lei by the rate in its notes, to the ban, and says whose rate', () => {
    expect(payableInOther(invoiceOf(euro))).toEqual({ amount: '1232.05', currency: 'RON', official: true });
    expect(payableInOther(invoiceOf({ ...euro, exchangeRateDate: '' }))).toMatchObject({ official: false });
  });

  it('is not said in lei, nor without a rate', () => {
    expect(payableInOther(invoiceOf())).toBeUndefined();
    expect(payableInOther(invoiceOf({ ...euro, exchangeRate: '' }))).toBeUndefined();
  });

  it('is in euro for an invoice in lei whose notes tell the rate', () => {
    const notes = 'Mulțumim\nCurs BNR 1 EUR = 5,0911 lei din 23.11.2026';
    expect(payableInOther(invoiceOf({ notes }))).toEqual({ amount: '47.53', currency: 'EUR', official: true });
    expect(rateNotes(invoiceOf({ notes }))).toEqual(['Curs BNR 1 EUR = 5,0911 lei din 23.11.2026']);
    expect(plainNotes(invoiceOf({ notes }))).toEqual(['Mulțumim']);
    expect(payableInOther(invoiceOf({ notes: 'Curs 1 EUR = 5 lei' }))).toMatchObject({
      amount: '48.40',
      official: false,
    });
  });

  it('is not said by a rate of zero, nor by that of a third currency', () => {
    expect(payableInOther(invoiceOf({ notes: 'Curs 1 EUR = 0 lei' }))).toBeUndefined();
    expect(payableInOther(invoiceOf({ notes: 'Curs 1 USD = 4,3 lei' }))).toBeUndefined();
  });
});
