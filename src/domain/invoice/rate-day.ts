/** Of which day's chargeability a draft asks the legal exchange rate (fiscal code art. 290), as far as the document says it. */
import { isNegative } from '../money/decimal-arithmetic';
import { CORRECTED, kindOfType } from './document-types';
import type { IsoDate } from './invoice';
import type { InvoiceDraft } from './invoice-draft';
import { computeDraftTotals } from './totals/draft-totals';

/**
 * VAT becomes chargeable with the delivery (BT-72), or with the invoice where that comes before it (art. 281 and 282). What takes back or
 * corrects an invoice keeps that one's rate, whatever its own day: '', as where no day is known.
 */
export function rateDayOf(draft: InvoiceDraft): IsoDate | '' {
  const { issueDate, deliveryDate } = draft;
  if (keepsRate(draft)) return '';
  return deliveryDate !== '' && deliveryDate < issueDate ? deliveryDate : issueDate;
}

function keepsRate(draft: InvoiceDraft): boolean {
  const { typeCode, precedingInvoices } = draft;
  if (precedingInvoices.length === 0) return false;
  if (kindOfType(typeCode) === 'CreditNote' || typeCode === CORRECTED) return true;
  // A storno; what settles an advance names its invoice too, and has more than that.
  return isNegative(computeDraftTotals(draft).exact.taxInclusive);
}
