/**
 * Sums of money as the columns keep them: hundredths, exact. A number where it is small enough to be added by thousands without loss,
 * a big integer beyond: reading one of those costs a scan of a hundred thousand documents most of its time. One amount has one
 * form, so that `===` compares.
 */
export type Amount = number | bigint;

/** 2^40 hundredths: sums of 4,096 numbers below it are exact (2^12 · 2^40 < 2^53). */
const MOST_NUMBER = 2 ** 40;
export const MOST_AT_ONCE = 4_096;

export function amountOf(hundredths: bigint): Amount {
  const number = Number(hundredths);
  return number < MOST_NUMBER && number > -MOST_NUMBER ? number : hundredths;
}

export function negated(amount: Amount): Amount {
  return -amount;
}
