/** A discount as typed: an amount, or a percent of its base; the amount wins where both are there. */
import type { Decimal } from '../../money/decimal';
import { percentOf } from '../../money/decimal-arithmetic';
import { roundMoney } from '../../money/rounding';
import type { DraftDiscount } from '../invoice-draft';
import { type AmountProblem, amountProblem } from './amount-problem';
import { optionalAmount } from './typed-amount';

export interface Discount {
  /** In the invoice currency, two decimals. */
  readonly amount: Decimal;
  /** BT-94 / BT-138, present where the discount was typed as a percent. */
  readonly percent?: Decimal;
  readonly problems: readonly AmountProblem[];
}

const NONE: Discount = { amount: { units: 0n, scale: 2 }, problems: [] };

export function discountOf(typed: DraftDiscount, base: Decimal): Discount {
  if (typed.amount.trim() !== '') {
    const amount = optionalAmount(typed.amount);
    return { amount: roundMoney(amount.value), problems: amountProblem('discount.amount', amount) };
  }
  if (typed.percent.trim() === '') return NONE;
  const percent = optionalAmount(typed.percent);
  if (percent.error !== undefined) return { ...NONE, problems: amountProblem('discount.percent', percent) };
  return { amount: roundMoney(percentOf(base, percent.value)), percent: percent.value, problems: [] };
}
