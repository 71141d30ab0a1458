import { describe, expect, it } from 'vitest';
import { lastPriceOf, lastPricesOf, type PricedSales } from '@/app/invoices/editor/workspace/last-prices';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { sampleDraft, sampleLine } from './sample-draft';

const IN_LEI: PricedSales = { currency: 'RON', selfBilled: false };

function issued(draft: Partial<InvoiceDraft>): Invoice {
  const made = issueInvoice({ ...sampleDraft(), ...draft }, 'X1');
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.invoice;
}

function invoiceOf(issueDate: string, price: string, sellerItemId: string, name: string) {
  return issued({ lines: [sampleLine('a', { price, sellerItemId, name })], issueDate });
}

/** Of sugar, at a price on a day. */
function sugar(issueDate: string, price: string, draft: Partial<InvoiceDraft> = {}, quantity = '1'): Invoice {
  return issued({ lines: [sampleLine('a', { price, quantity, name: 'Zahăr' })], issueDate, ...draft });
}

/** As another program writes it: the price of so many. */
function perBase(invoice: Invoice, base: string): Invoice {
  const baseQuantity = { value: decimalText(base) };
  return { ...invoice, lines: invoice.lines.map((line) => ({ ...line, price: { ...line.price, baseQuantity } })) };
}

const lastOf = (invoices: readonly Invoice[], on: PricedSales = IN_LEI) =>
  lastPriceOf(lastPricesOf(invoices, on), '', 'Zahăr');

describe('the last price of a buyer', () => {
  const prices = lastPricesOf(
    [
      invoiceOf('2026-11-03', '189,5', 'ZAH-50', 'Zahăr tos'),
      invoiceOf('2026-10-01', '180', 'ZAH-50', 'Zahăr tos, sac'),
      invoiceOf('2026-09-01', '64,2', '', 'Zahăr pudră'),
    ],
    IN_LEI,
  );

  it('is that of the newest invoice, found by the code whatever the name', () => {
    expect(lastPriceOf(prices, 'zah-50', 'Alt nume')).toEqual({ price: '189.5', date: '2026-11-03' });
  });

  it('is found by the name where there is no code, accents aside', () => {
    expect(lastPriceOf(prices, '', 'ZAHAR PUDRA')).toEqual({ price: '64.2', date: '2026-09-01' });
    expect(lastPriceOf(prices, 'NOU', 'Miere')).toBeUndefined();
  });

  // Before: 40 euro were offered as 40 lei.
  it('is of the currency that is asked, however old', () => {
    const invoices = [sugar('2026-11-03', '40', { currency: 'EUR', exchangeRate: '5' }), sugar('2026-10-01', '200')];
    expect(lastOf(invoices)).toEqual({ price: '200', date: '2026-10-01' });
    expect(lastOf(invoices, { currency: 'EUR', selfBilled: false })).toEqual({ price: '40', date: '2026-11-03' });
    expect(lastOf(invoices, { currency: 'USD', selfBilled: false })).toBeUndefined();
  });

  // Before: the price of a hundred was offered for each.
  it('is of one unit, where the invoice gives that of several', () => {
    expect(lastOf([perBase(sugar('2026-11-03', '250'), '100')])).toEqual({ price: '2.5', date: '2026-11-03' });
  });

  it('is none where that cannot be written, nor the one before it', () => {
    expect(lastOf([perBase(sugar('2026-11-03', '10'), '3'), sugar('2026-10-01', '4')])).toBeUndefined();
  });

  // Before: what the partner was paid in a self-billed invoice was what it had paid.
  it('is of what it bought, and of what it was paid where that is asked', () => {
    const invoices = [sugar('2026-11-03', '90', { typeCode: '389' }), sugar('2026-10-01', '200')];
    expect(lastOf(invoices)).toEqual({ price: '200', date: '2026-10-01' });
    expect(lastOf(invoices, { currency: 'RON', selfBilled: true })).toEqual({ price: '90', date: '2026-11-03' });
    expect(lastOf([{ ...sugar('2026-11-03', '90'), typeCode: '261', kind: 'CreditNote' }])).toBeUndefined();
  });

  // Before: a return brought the price of the sale of long ago that it took back.
  it('is not of what was taken back, by a credit note or a minus', () => {
    const sale = sugar('2026-10-01', '200');
    expect(lastOf([sugar('2026-11-03', '150', { typeCode: '381' }), sale])?.price).toBe('200');
    expect(lastOf([sugar('2026-11-03', '150', {}, '-1'), sale])?.price).toBe('200');
    expect(lastOf([sugar('2026-11-03', '-150'), sale])?.price).toBe('200');
    expect(lastOf([sugar('2026-11-03', '210', { typeCode: '384' }), sale])?.price).toBe('210');
  });
});
