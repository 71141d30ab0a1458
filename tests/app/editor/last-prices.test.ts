import { describe, expect, it } from 'vitest';
import { lastPriceOf, lastPricesOf } from '@/app/invoices/editor/workspace/last-prices';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { sampleDraft, sampleLine } from './sample-draft';

function invoiceOf(issueDate: string, price: string, sellerItemId: string, name: string) {
  const issued = issueInvoice({ ...sampleDraft([sampleLine('a', { price, sellerItemId, name })]), issueDate }, 'X1');
  if (!issued.ok) throw new Error('The sample draft is complete.');
  return issued.invoice;
}

describe('the last price of a buyer', () => {
  const prices = lastPricesOf([
    invoiceOf('2026-11-03', '189,5', 'ZAH-50', 'Zahăr tos'),
    invoiceOf('2026-10-01', '180', 'ZAH-50', 'Zahăr tos, sac'),
    invoiceOf('2026-09-01', '64,2', '', 'Zahăr pudră'),
  ]);

  it('is that of the newest invoice, found by the code whatever the name', () => {
    expect(lastPriceOf(prices, 'zah-50', 'Alt nume')).toEqual({ price: '189.5', date: '2026-11-03' });
  });

  it('is found by the name where there is no code, accents aside', () => {
    expect(lastPriceOf(prices, '', 'ZAHAR PUDRA')).toEqual({ price: '64.2', date: '2026-09-01' });
    expect(lastPriceOf(prices, 'NOU', 'Miere')).toBeUndefined();
  });
});
