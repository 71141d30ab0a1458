import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../src/domain/money/allocate';
import { type Decimal, readDecimal, toDecimal, toText, withoutTrailingZeros } from '../../../src/domain/money/decimal';
import {
  add,
  compareDecimals,
  divide,
  multiply,
  percentOf,
  subtract,
  sum,
} from '../../../src/domain/money/decimal-arithmetic';
import { decimalText } from '../../../src/domain/money/decimal-text';
import { formatAmount, formatNumber } from '../../../src/domain/money/format-amount';
import { roundTo } from '../../../src/domain/money/rounding';

const decimal = (text: string): Decimal => toDecimal(decimalText(text));
const arbitrary: fc.Arbitrary<Decimal> = fc.record({
  units: fc.bigInt(-(10n ** 15n), 10n ** 15n),
  scale: fc.integer({ min: 0, max: 6 }),
});
const SEED = { seed: 2, numRuns: 300 };

describe('decimals', () => {
  it('come back from their text', () => {
    fc.assert(
      fc.property(arbitrary, (value) => {
        expect(toDecimal(toText(value))).toEqual(value);
      }),
      SEED,
    );
  });

  it('add, subtract and multiply exactly, at any scale', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        const at = (value: Decimal): bigint => value.units * 10n ** BigInt(12 - value.scale);
        expect(at(add(a, b))).toBe(at(a) + at(b));
        expect(at(subtract(a, b))).toBe(at(a) - at(b));
        expect(at(multiply(a, b)) * 10n ** 12n).toBe(at(a) * at(b));
        expect(compareDecimals(a, b)).toBe(at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0);
      }),
      SEED,
    );
  });

  it.each([
    ['2.345', '2.35', '2.35'],
    ['-2.345', '-2.35', '-2.34'],
    ['-2.346', '-2.35', '-2.35'],
    ['0.005', '0.01', '0.01'],
    ['-0.005', '-0.01', '0.00'],
    ['1.004999', '1.00', '1.00'],
    ['7', '7.00', '7.00'],
  ])('%s rounds to %s as money and to %s as the rules round', (text, money, rules) => {
    expect(toText(roundTo(decimal(text), 2))).toBe(money);
    expect(toText(roundTo(decimal(text), 2, 'half-up'))).toBe(rules);
  });

  it('round to the nearest, never further than half a unit', () => {
    fc.assert(
      fc.property(arbitrary, fc.constantFrom('half-away' as const, 'half-up' as const), (value, mode) => {
        const error = subtract(roundTo(value, 2, mode), value);
        expect(
          compareDecimals({ ...error, units: error.units < 0n ? -error.units : error.units }, decimal('0.005')),
        ).toBeLessThanOrEqual(0);
      }),
      SEED,
    );
  });

  it('divide with the digits asked for', () => {
    expect(divide(decimal('1'), decimal('3'), 4)).toEqual(decimal('0.3333'));
    expect(divide(decimal('-2'), decimal('3'), 2)).toEqual(decimal('-0.67'));
    expect(divide(decimal('2'), decimal('-3'), 2)).toEqual(decimal('-0.67'));
    expect(divide(decimal('1'), decimal('0.00'), 2)).toBeUndefined();
    expect(toText(percentOf(decimal('200'), decimal('21')))).toBe('42.00');
  });

  it('refuse what is not a decimal', () => {
    for (const text of ['', '1,5', '1e3', '.5', '+1', ' 1']) expect(readDecimal(text)).toBeUndefined();
    expect(toText(withoutTrailingZeros(decimal('12.500')))).toBe('12.5');
  });
});

describe('shares', () => {
  it('sum to the amount and stay within one ban of their proportion', () => {
    const weights = fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 9n), 10n ** 9n), weights, (units, list) => {
        const shares = allocate(
          { units, scale: 2 },
          list.map((weight) => ({ units: weight, scale: 2 })),
        );
        expect(sum(shares).units).toBe(units);
        const total = list.reduce((all, weight) => all + weight, 0n);
        if (total === 0n) return;
        shares.forEach((share, index) => {
          const exactTimesTotal = units * (list[index] ?? 0n);
          const error = share.units * total - exactTimesTotal;
          expect(error < 0n ? -error : error).toBeLessThan(total);
        });
      }),
      SEED,
    );
  });

  it('sum to the amount with negative weights too', () => {
    const weights = fc.array(fc.bigInt(-1000n, 1000n), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.bigInt(-500n, 500n), weights, (units, list) => {
        const shares = allocate(
          { units, scale: 2 },
          list.map((weight) => ({ units: weight, scale: 0 })),
        );
        expect(sum(shares).units).toBe(units);
      }),
      SEED,
    );
  });

  it('give the odd ban to the largest remainder, the earlier first', () => {
    const share = (amount: string, ...weights: string[]) => allocate(decimal(amount), weights.map(decimal)).map(toText);
    expect(share('10.00', '1', '1', '1')).toEqual(['3.34', '3.33', '3.33']);
    expect(share('0.05', '1', '3')).toEqual(['0.01', '0.04']);
    expect(share('5.00', '0', '0')).toEqual(['5.00', '0.00']);
    expect(allocate(decimal('5.00'), [])).toEqual([]);
  });
});

describe('shown numbers', () => {
  it.each([
    ['1234567.891', '1.234.567,89'],
    ['-1234.5', '−1.234,50'],
    ['0', '0,00'],
    ['-0.001', '0,00'],
    ['999', '999,00'],
  ])('%s is %s', (text, shown) => {
    expect(formatAmount(decimalText(text))).toBe(shown);
  });

  it('keep the decimals a quantity has', () => {
    expect(formatNumber(decimalText('12.500'))).toBe('12,5');
    expect(formatNumber(decimalText('1200'))).toBe('1.200');
    expect(formatNumber(decimalText('0.12345'), 2)).toBe('0,12345');
    expect(formatNumber(decimalText('3'), 2)).toBe('3,00');
  });
});
