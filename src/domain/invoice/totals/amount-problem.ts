/** Amounts of a draft that could not be read; the totals took them as zero. */
import type { TypedNumberError } from '../../money/parse-typed-number';
import type { TypedAmount } from './typed-amount';

/** Which amount: on a line `quantity`, `price`, `vat.rate`; on line or document the discount; `prepaid`, `exchangeRate`. */
export type AmountPart =
  | 'quantity'
  | 'price'
  | 'vat.rate'
  | 'discount.percent'
  | 'discount.amount'
  | 'prepaid'
  | 'exchangeRate';

export interface AmountProblem {
  readonly part: AmountPart;
  readonly error: TypedNumberError;
}

/** The problem of one amount as a list of none or one. */
export function amountProblem(part: AmountPart, amount: TypedAmount): readonly AmountProblem[] {
  return amount.error === undefined ? [] : [{ part, error: amount.error }];
}
