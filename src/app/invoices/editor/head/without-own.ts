/** What a draft loses when it is self-billed: the money goes to the other, whose account and VAT regime are not the company's own. */
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { VAT_ON_COLLECTION } from '@/domain/invoice/issue/invoice-more';

export function withoutOwn({ payment, more }: InvoiceDraft): Partial<InvoiceDraft> {
  const paid = { payment: { ...payment, iban: '', bank: '' } };
  return more?.taxPointCode === VAT_ON_COLLECTION ? { ...paid, more: { ...more, taxPointCode: '' } } : paid;
}
