/** What the payer is asked to write beside a transfer, so that it is found again. */
import type { Invoice } from '../invoice/invoice';
import { toDecimal } from '../money/decimal';
import { isNegative, isZero } from '../money/decimal-arithmetic';

/** BT-83; where there is none, the number of an invoice that is paid into an account. '' where nothing is to be paid. */
export function paymentReference({ payment, number, totals }: Pick<Invoice, 'payment' | 'number' | 'totals'>): string {
  if (payment?.remittance !== undefined) return payment.remittance;
  const payable = toDecimal(totals.payable);
  const toBePaid = !isNegative(payable) && !isZero(payable);
  return toBePaid && (payment?.creditTransfers ?? []).length > 0 ? number : '';
}
