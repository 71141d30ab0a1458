/**
 * Foreign currency in lei (fiscal code art. 290 and its norms): the last rate BNR communicated before the day on which
 * VAT becomes chargeable; lei = amount × rate ÷ multiplier, rounded once, at the end, halves away from zero.
 */
import type { IsoDate } from '../invoice/invoice';
import type { Decimal } from '../money/decimal';
import { toDecimal } from '../money/decimal';
import { divide, multiply } from '../money/decimal-arithmetic';
import type { DecimalText } from '../money/decimal-text';

/** A rate as BNR publishes it: lei for `multiplier` units of the currency (100 for HUF, JPY …). */
export interface PublishedRate {
  readonly date: IsoDate;
  readonly rate: DecimalText;
  readonly multiplier: number;
}

/** The greatest published day before the chargeability date; undefined where none is known. */
export function legalRate<R extends PublishedRate>(rates: readonly R[], chargeabilityDate: IsoDate): R | undefined {
  return rates
    .filter(({ date }) => date < chargeabilityDate)
    .reduce<R | undefined>((best, rate) => (best === undefined || rate.date > best.date ? rate : best), undefined);
}

/** Digits kept of the rate of one unit: the published four and those of the multiplier. */
const UNIT_RATE_DIGITS = 8;

/** Lei for one unit of the currency, exact for multipliers of 1, 10, 100 …. */
export function ratePerUnit({ rate, multiplier }: PublishedRate): Decimal {
  const perUnit = divide(toDecimal(rate), whole(multiplier), UNIT_RATE_DIGITS);
  if (perUnit === undefined) throw new RangeError('A multiplier is never zero');
  return perUnit;
}

/** An amount of the currency in lei. */
export function toLei(amount: Decimal, { rate, multiplier }: PublishedRate): Decimal {
  const lei = divide(multiply(amount, toDecimal(rate)), whole(multiplier), 2);
  if (lei === undefined) throw new RangeError('A multiplier is never zero');
  return lei;
}

function whole(value: number): Decimal {
  return { units: BigInt(value), scale: 0 };
}
