import { describe, expect, it } from 'vitest';
import { parseAmountRange } from '@/app/invoices/out/amount-range';
import { dayRanges } from '@/app/invoices/out/month-range';

describe('a typed sum', () => {
  it.each([
    ['', { from: null, to: null }],
    ['> 0', { from: 1n, to: null }],
    ['>=1.234,5', { from: 123450n, to: null }],
    ['<10', { from: null, to: 999n }],
    ['12,34', { from: 1234n, to: 1234n }],
    ['100-200', { from: 10000n, to: 20000n }],
    ['−5', { from: -500n, to: -500n }],
  ])('%s', (text, range) => {
    expect(parseAmountRange(text)).toEqual(range);
  });

  it('is refused where it is no sum', () => {
    expect(parseAmountRange('abc')).toBeNull();
    expect(parseAmountRange('1,234,5')).toBeNull();
  });
});

describe('the months offered', () => {
  it('go back over the year, with their last days', () => {
    const ranges = dayRanges('2026-02-10');
    expect(ranges[1]).toEqual({ key: '2026-02', label: 'feb. 2026', from: '2026-02-01', to: '2026-02-28' });
    expect(ranges[3]?.label).toBe('dec. 2025');
    expect(ranges.at(-1)?.from).toBe('2025-01-01');
  });
});
