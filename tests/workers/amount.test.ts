import { describe, expect, it } from 'vitest';
import { amountAt, amountOf, MOST_AT_ONCE, negated, wordsOf } from '@/workers/archive-search/amount';

describe('sums as the columns keep them', () => {
  it('are numbers where thousands of them add exactly, big integers beyond', () => {
    const most = 2n ** 40n - 1n;
    expect([amountOf(most), amountOf(-most), amountOf(0n)]).toEqual([Number(most), -Number(most), 0]);
    expect(Number.isSafeInteger(Number(most) * MOST_AT_ONCE)).toBe(true);
    expect([amountOf(most + 1n), amountOf(-most - 1n)]).toEqual([most + 1n, -most - 1n]);
  });

  it('are read out of a column as they were written, wherever the column begins', () => {
    const most = 2n ** 40n;
    const edges = [0n, 1n, -1n, 2n ** 31n, -(2n ** 31n), 2n ** 32n - 1n, 2n ** 32n, -(2n ** 32n) - 1n];
    const sums = [...edges, most - 1n, most, -most, 1n - most, 2n ** 62n + 3n, -(2n ** 62n) - 3n];
    const column = new BigInt64Array(new ArrayBuffer(8 * (sums.length + 1)), 8);
    column.set(sums);
    const words = wordsOf(column);
    expect(sums.map((_, place) => amountAt(words, place))).toEqual(sums.map(amountOf));
  });

  it('are turned without losing a hundredth', () => {
    const huge = 9_007_199_254_740_993n;
    expect(negated(amountOf(huge))).toBe(amountOf(-huge));
    expect(negated(amountOf(12_345n))).toBe(amountOf(-12_345n));
    expect(negated(amountOf(0n)) === amountOf(0n)).toBe(true);
  });
});
