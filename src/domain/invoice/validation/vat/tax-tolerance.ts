import { absolute, compare, type ExactDecimal, hundredth, multiply, round2, subtract } from '../exact-decimal';

const ONE: ExactDecimal = { units: 1n, scale: 0 };

/** The tax that a base and a rate in percent give, of absolute values, rounded. */
export function taxOf(base: ExactDecimal, rate: ExactDecimal): ExactDecimal {
  return round2(multiply(absolute(base), hundredth(rate)));
}

/** Whether the tax is off by one or more from what base and rate give; signs are not looked at. */
export function taxDiffers(tax: ExactDecimal, base: ExactDecimal, rate: ExactDecimal): boolean {
  const difference = absolute(subtract(absolute(tax), taxOf(base, rate)));
  return compare(difference, ONE) >= 0;
}
