import { describe, expect, it } from 'vitest';
import { decimalText } from '@/domain/money/decimal-text';
import { exactUnitPrice } from '@/domain/prices/unit-price';

const priceOf = (net: string, base?: string, unitCode?: string) =>
  exactUnitPrice({
    unitCode: 'KGM',
    price: {
      net: decimalText(net),
      ...(base !== undefined && {
        baseQuantity: { value: decimalText(base), ...(unitCode !== undefined && { unitCode }) },
      }),
    },
  });

describe('the price of one unit', () => {
  it('is the price itself without a base quantity, and the share of it with one', () => {
    expect(priceOf('189.50')).toBe('189.50');
    expect(priceOf('250', '100')).toBe('2.5');
    expect(priceOf('250.00', '100.0', 'KGM')).toBe('2.5');
    expect(priceOf('3', '0.5')).toBe('6');
    expect(priceOf('0.01', '1000000')).toBe('0.00000001');
  });

  it('is none where it could only be rounded, or the base is no quantity of the line', () => {
    expect(priceOf('10', '3')).toBeUndefined();
    expect(priceOf('0.01', '10000000')).toBeUndefined();
    expect(priceOf('10', '0')).toBeUndefined();
    expect(priceOf('10', '-2')).toBeUndefined();
    expect(priceOf('250', '100', 'H87')).toBeUndefined();
  });
});
