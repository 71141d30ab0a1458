import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { decimalText } from '@/domain/money/decimal-text';
import {
  addressLine,
  documentTitle,
  lineVat,
  partyLines,
  plainNotes,
  rateNotes,
  referenceLines,
  termDays,
  vatRowName,
} from '@/domain/paper/document-words';
import { sampleDraft, sampleLine } from '../../app/editor/sample-draft';

function invoiceOf(fields: Partial<InvoiceDraft> = {}): Invoice {
  return draftAsInvoice({ ...sampleDraft([sampleLine('a', { quantity: '3', price: '9,99' })]), ...fields }, 'FCT-0416');
}

describe('the words of a printed invoice', () => {
  it('names the document, a negative invoice as storno', () => {
    expect(documentTitle(invoiceOf())).toBe('Factură');
    expect(documentTitle(invoiceOf({ typeCode: '381' }))).toBe('Notă de creditare');
    expect(documentTitle(invoiceOf({ lines: [sampleLine('a', { quantity: '-1' })] }))).toBe('Factură storno');
  });

  it('counts the term from issue to due date', () => {
    expect(termDays(invoiceOf({ dueDate: '2026-12-11' }))).toBe(15);
    expect(termDays(invoiceOf())).toBeNull();
  });

  it('names the documents referred to, the corrected one first', () => {
    const references = { purchaseOrder: 'HV-1', contract: '', buyerReference: '', despatchAdvice: 'AV-2' };
    const precedingInvoices = [{ number: 'FCT-0400', issueDate: '2026-11-01' }];
    expect(referenceLines(invoiceOf({ references, precedingInvoices }))).toEqual([
      'Factura FCT-0400 / 01.11.2026',
      'Comandă HV-1',
      'Aviz AV-2',
    ]);
  });

  it('writes an address with the plate letters of the county, and the country only abroad', () => {
    const { address } = invoiceOf().seller;
    expect(addressLine(address)).toBe('Str. Morii 1, Cluj-Napoca, CJ');
    expect(addressLine({ line1: 'Kossuth 2', city: 'Budapest', country: 'HU' })).toBe('Kossuth 2, Budapest, HU');
  });

  it('names the rate of VAT by the day it is of', () => {
    const on = (issueDate: string, rate: string) =>
      vatRowName({ code: 'S', rate: decimalText(rate) }, { ...invoiceOf(), issueDate });
    expect([on('2026-11-26', '21'), on('2026-11-26', '11.00')]).toEqual(['Standard, 21 %', 'Redusă, 11 %']);
    expect([on('2025-07-31', '19'), on('2025-07-31', '5')]).toEqual(['Standard, 19 %', 'Redusă, 5 %']);
    expect(on('2026-11-26', '19')).toBe('Cotă 19 %');
    expect(vatRowName({ code: 'AE', rate: decimalText('0') }, invoiceOf())).toBe('Taxare inversă');
  });

  it('calls no rate of another country standard', () => {
    const { seller } = invoiceOf();
    const abroad = { ...invoiceOf(), seller: { ...seller, address: { ...seller.address, country: 'DE' } } };
    expect(vatRowName({ code: 'S', rate: decimalText('21') }, abroad)).toBe('Cotă 21 %');
  });

  it('does not print the fiscal code twice where there is no number in the trade register', () => {
    expect(partyLines(invoiceOf().seller)[0]).toBe('CUI RO18547290');
  });

  it('tells the exchange rate apart from the notes', () => {
    const rate = { currency: 'EUR', exchangeRate: '5,0452', exchangeRateDate: '2026-11-20' };
    const invoice = invoiceOf({ ...rate, notes: 'Mulțumim' });
    expect(rateNotes(invoice)).toEqual(['Curs BNR 1 EUR = 5,0452 lei din 20.11.2026']);
    expect(plainNotes(invoice)).toEqual(['Mulțumim']);
    expect(rateNotes(invoiceOf({ ...rate, exchangeRate: '' }))).toEqual([]);
  });

  it('gives the VAT of a line for information, rounded to the ban', () => {
    const [line] = invoiceOf().lines;
    expect(line === undefined ? '' : lineVat(line)).toBe('6,29');
  });
});
