import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  canonicalDecimal,
  compare,
  type ExactDecimal,
  formatDecimal,
  multiply,
  parseDecimal,
  round2,
  roundTo,
  subtract,
} from '@/domain/invoice/validation/exact-decimal';

function parse(text: string): ExactDecimal {
  const value = parseDecimal(text);
  if (value === undefined) throw new Error(`${text} is no decimal`);
  return value;
}

const runs = { seed: 20240605, numRuns: 500 };
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => formatDecimal({ units, scale }));

describe('exact decimals', () => {
  it('take the syntax of xs:decimal and nothing else', () => {
    for (const text of ['0', '1', '-1', '+1.5', '.5', '5.', ' 1.20 ', '\n3\t', '00012.50'])
      expect(parseDecimal(text)).toBeDefined();
    for (const text of ['', ' ', '.', '-', '1,5', '1e2', 'abc', 'NaN', 'INF', '1 2', '--1', '0x10', '١']) {
      expect(parseDecimal(text)).toBeUndefined();
    }
  });

  it('round halves toward plus infinity', () => {
    const rounded = ['2.345', '-2.345', '2.344999', '-2.3451', '0.005', '-0.005', '-0.0051', '1', '1.2'].map((text) =>
      formatDecimal(round2(parse(text))),
    );
    expect(rounded).toEqual(['2.35', '-2.34', '2.34', '-2.35', '0.01', '0.00', '-0.01', '1', '1.2']);
    expect(formatDecimal(roundTo(parse('-0.5'), 0))).toBe('0');
    expect(formatDecimal(roundTo(parse('0.5'), 0))).toBe('1');
  });

  it('write back what they read', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        expect(formatDecimal(parse(text))).toBe(text);
      }),
      runs,
    );
  });

  it('add, subtract and multiply exactly', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        const [x, y, z] = [parse(a), parse(b), parse(c)];
        expect(compare(subtract(add(x, y), y), x)).toBe(0);
        expect(compare(multiply(add(x, y), z), add(multiply(x, z), multiply(y, z)))).toBe(0);
      }),
      runs,
    );
  });

  it('round to the nearest, never by more than half', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        const value = parse(text);
        const off = subtract(round2(value), value);
        expect(compare(off, parse('0.005'))).toBeLessThanOrEqual(0);
        expect(compare(off, parse('-0.005'))).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it('have one text for equal numbers', () => {
    expect(['21', '21.0', '21.00', '+21.'].map((text) => canonicalDecimal(parse(text)))).toEqual([
      '21',
      '21',
      '21',
      '21',
    ]);
    expect(['100', '0.10', '-0.50', '0.00'].map((text) => canonicalDecimal(parse(text)))).toEqual([
      '100',
      '0.1',
      '-0.5',
      '0',
    ]);
  });
});
