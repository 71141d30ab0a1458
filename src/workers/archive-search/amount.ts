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

/** Words of 32 bits that a column of hundredths, or of hashes, is made of, the lower of each first, as every processor has it that a browser runs on. */
export function wordsOf({ buffer, byteOffset, length }: BigInt64Array | BigUint64Array): Int32Array {
  return new Int32Array(buffer, byteOffset, 2 * length);
}

const WORD = 2 ** 32;

/** The amount at a place of such a column: a big integer is made only of what a number does not hold. */
export function amountAt(words: Int32Array, place: number): Amount {
  const low = (words[2 * place] ?? 0) >>> 0;
  const high = words[2 * place + 1] ?? 0;
  const number = high * WORD + low;
  return number < MOST_NUMBER && number > -MOST_NUMBER ? number : (BigInt(high) << 32n) + BigInt(low);
}
