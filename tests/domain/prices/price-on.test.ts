import { describe, expect, it } from 'vitest';
import { type DatedPrice, priceOn } from '@/domain/prices/price-on';

const price = (id: string, validFrom = '', validUntil = '', rest: Partial<DatedPrice> = {}) => ({
  ...{ id, product: 'p', currency: 'RON', validFrom, validUntil },
  ...rest,
});
const on = (prices: readonly (DatedPrice & { readonly id: string })[], day: string, currency = 'RON') =>
  priceOn(prices, { product: 'p', currency, day })?.id;

describe('the price of a list on a day', () => {
  it('stands within its days, both of them included', () => {
    const prices = [price('a', '2026-03-01', '2026-03-31')];
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => on(prices, day))).toEqual([
      undefined,
      'a',
      'a',
      undefined,
    ]);
  });

  it('is the one that began last, in whatever order they stand', () => {
    const prices = [price('always'), price('spring', '2026-03-01'), price('year', '2026-01-01')];
    expect(on(prices, '2026-03-05')).toBe('spring');
    expect(on(prices.toReversed(), '2026-03-05')).toBe('spring');
    expect(on(prices, '2025-12-31')).toBe('always');
  });

  it('is, of two that began together, the one that ends first', () => {
    const prices = [price('open', '2026-03-01'), price('week', '2026-03-01', '2026-03-07')];
    expect(on(prices, '2026-03-05')).toBe('week');
    expect(on(prices, '2026-03-08')).toBe('open');
  });

  it('is of its product and currency alone', () => {
    expect(on([price('a', '', '', { currency: 'EUR' }), price('b', '', '', { product: 'q' })], '2026-03-05')).toBe(
      undefined,
    );
    expect(on([price('a', '', '', { currency: 'EUR' })], '2026-03-05', 'EUR')).toBe('a');
  });
});
