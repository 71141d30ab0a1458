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
import { sayIn } from '@/domain/paper/paper-language';
import { sampleDraft, sampleLine } from '../../app/editor/sample-draft';

function invoiceOf(fields: Partial<InvoiceDraft> = {}): Invoice {
  return draftAsInvoice({ ...sampleDraft([sampleLine('a', { quantity: '3', price: '9,99' })]), ...fields }, 'FCT-0416');
}

describe('the words of a printed invoice', () => {
  it('names the document, a negative invoice as storno', () => {
    expect(documentTitle(invoiceOf())).toBe('Factură');
    expect(documentTitle(invoiceOf({ typeCode: '381' }))).toBe('Notă de creditare');
    expect(documentTitle(invoiceOf({ lines: [sampleLine('a', { quantity: '-1' })] }))).toBe('Factură storno');
    // Paid before with more than it asks for: nothing is taken back.
    expect(documentTitle(invoiceOf({ prepaid: '100000' }))).toBe('Factură');
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

  it('names a sector of Bucharest as people do', () => {
    const address = { line1: 'Str. Lungă 12', city: 'SECTOR3', countrySubdivision: 'RO-B', postCode: '030167' };
    expect(addressLine({ ...address, country: 'RO' })).toBe('Str. Lungă 12, Sector 3, București 030167');
    expect(addressLine({ ...address, countrySubdivision: 'RO-CJ', country: 'RO' })).toContain('SECTOR3, CJ 030167');
  });

  it('says in English too what the paper asks for, a word that is the same once', () => {
    const say = sayIn('ro-en');
    const references = { purchaseOrder: 'HV-1', contract: 'C-2', buyerReference: '', despatchAdvice: '' };
    expect(referenceLines(invoiceOf({ references }), say)).toEqual(['Contract C-2', 'Comandă / Order HV-1']);
    expect(vatRowName({ code: 'AE', rate: decimalText('0') }, invoiceOf(), say)).toBe(
      'Taxare inversă / Reverse charge',
    );
    expect(vatRowName({ code: 'S', rate: decimalText('21') }, invoiceOf(), say)).toBe('Standard, 21 %');
    const { buyer } = invoiceOf();
    const abroad = { ...buyer, vatId: 'DE811569869', address: { ...buyer.address, country: 'DE' } };
    expect(partyLines(abroad, say)[0]).toMatch(/^Cod fiscal \/ Tax ID DE811569869/);
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
