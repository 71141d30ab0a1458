/** What one unit costs where an invoice gives the price for several of them (BT-149). Pure. */
import type { InvoiceLine } from '../invoice/invoice';
import { toDecimal, toText, withoutTrailingZeros } from '../money/decimal';
import { compareDecimals, divide, isNegative, multiply } from '../money/decimal-arithmetic';
import type { DecimalText } from '../money/decimal-text';

/** Digits that the editor keeps of a price it works out, as those of a quotient that is typed. */
export const UNIT_PRICE_DIGITS = 8;

/** Undefined where no price of so many digits is exactly it: a rounded one would be a price that nobody agreed. */
export function exactUnitPrice({ price, unitCode }: Pick<InvoiceLine, 'price' | 'unitCode'>): DecimalText | undefined {
  const { net, baseQuantity } = price;
  if (baseQuantity === undefined) return net;
  // A price of kilograms says nothing of the sacks that were sold.
  if (baseQuantity.unitCode !== undefined && baseQuantity.unitCode !== unitCode) return undefined;
  const whole = toDecimal(net);
  const base = toDecimal(baseQuantity.value);
  const one = isNegative(base) ? undefined : divide(whole, base, UNIT_PRICE_DIGITS);
  if (one === undefined || compareDecimals(multiply(one, base), whole) !== 0) return undefined;
  return toText(withoutTrailingZeros(one));
}
