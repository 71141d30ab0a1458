import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBani, readDecimal, toDecimal, toText, withoutTrailingZeros } from '../../../src/domain/money/decimal';
import { compareDecimals, divide, isNegative, isZero } from '../../../src/domain/money/decimal-arithmetic';
import { decimalText } from '../../../src/domain/money/decimal-text';
import { divideRounded, roundMoney, roundTo } from '../../../src/domain/money/rounding';

const decimal = (text: string) => toDecimal(decimalText(text));

describe('a decimal', () => {
  it('is read with its digits, and is refused by name where it is none', () => {
    expect(readDecimal('-12.50')).toEqual({ units: -1250n, scale: 2 });
    expect(() => decimalText('1,5')).toThrow(new RangeError('Not a decimal: 1,5'));
  });

  it('is counted in bani, with its sign', () => {
    expect([toText(fromBani(-105n)), toText(roundMoney(decimal('-1.045')))]).toEqual(['-1.05', '-1.05']);
    expect(['-0.01', '0.00', '0.01'].map((text) => [isNegative(decimal(text)), isZero(decimal(text))])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('loses zeros after the point and none before it', () => {
    expect(withoutTrailingZeros(decimal('1200'))).toEqual({ units: 1200n, scale: 0 });
    expect(withoutTrailingZeros(decimal('100.0'))).toEqual({ units: 100n, scale: 0 });
    const any = fc.record({ units: fc.bigInt(-(10n ** 9n), 10n ** 9n), scale: fc.integer({ min: 0, max: 6 }) });
    fc.assert(
      fc.property(any, fc.nat(4), (value, zeros) => {
        const short = withoutTrailingZeros({ units: value.units * 10n ** BigInt(zeros), scale: value.scale + zeros });
        expect(compareDecimals(short, value)).toBe(0);
        expect(short.scale === 0 || short.units % 10n !== 0n).toBe(true);
      }),
      { seed: 42, numRuns: 200 },
    );
  });

  // An amount of a received document may have any number of digits; the table of powers ends.
  it.each([38, 39, 40, 41, 60])('has %i digits after the point where they are asked for', (digits) => {
    expect(toText(roundTo(decimal('7'), digits))).toBe(`7.${'0'.repeat(digits)}`);
    expect(toText(roundTo(decimal(`0.${'4'.repeat(digits)}`), 1))).toBe('0.4');
  });

  it('divided rounds halves away from zero where nothing else is said', () => {
    expect(toText(divide(decimal('-0.25'), decimal('1'), 1) ?? decimal('9'))).toBe('-0.3');
    expect(toText(divide(decimal('-0.25'), decimal('1'), 1, 'half-up') ?? decimal('9'))).toBe('-0.2');
  });

  it.each([0n, -1n])('is not divided by %s', (denominator) => {
    expect(() => divideRounded(1n, denominator, 'half-up')).toThrow('The denominator must be positive');
  });
});
