import { describe, expect, it } from 'vitest';
import { decimalText } from '../../../src/domain/money/decimal-text';
import { parseTypedNumber } from '../../../src/domain/money/parse-typed-number';
import { toTypedText } from '../../../src/domain/money/typed-text';

describe('a typed number with separators', () => {
  it.each([
    ['1’234’567,5', '1234567.5'],
    ['1,234,567.5', '1234567.5'],
    ['1,234,567', '1234567'],
    ['12.345.678,9', '12345678.9'],
    ['123.456.789', '123456789'],
    ['1 234.5', '1234.5'],
    ['1.234,', '1234'],
    ['1,234', '1.234'],
    ['0,50', '0.50'],
    ['000', '0'],
    ['00,5', '0.5'],
    ['.5', '0.5'],
    ['1 234 567', '1234567'],
  ])('%s is %s', (text, value) => {
    expect(parseTypedNumber(text)).toStrictEqual({ ok: true, value });
  });

  // A slip of the finger is asked about, never taken for a number a thousand times larger.
  it.each([
    '1.2345.678',
    '1234.567.890',
    '1234 567',
    '1 2345',
    '12 34',
    '1,23,456.7',
    '1234,567,890.1',
    '1.234,567.8',
    "'1",
    '1 234 5',
    '1,2 345',
    '12 345x',
    ',,5',
    '1,.5',
    '١٢',
  ])('„%s” is no number', (text) => {
    expect(parseTypedNumber(text)).toEqual({ ok: false, error: 'not-a-number' });
  });

  it.each([
    ['12.345', '12345'],
    ['999.000', '999000'],
    ['1234.567', undefined],
    ['0.125', undefined],
    ['1.2345', undefined],
    ['1.234,0', undefined],
    ['1.234+0', '1234'],
    ['-1.250', '-1250'],
    ['−1.250', '-1250'],
    ['1.250*2', '2500'],
    ['(1.250+0,5)*2', '2501'],
    ['-1,250', undefined],
    ['2*3', undefined],
  ])('%s could also be %s', (text, other) => {
    const parsed = parseTypedNumber(text);
    expect(parsed.ok && parsed.otherReading).toBe(other);
  });

  it('put into a field is read back with one reading only', () => {
    for (const stored of ['1.234', '12.345', '1234', '0.5']) {
      const value = decimalText(stored);
      expect(parseTypedNumber(toTypedText(value))).toStrictEqual({ ok: true, value });
    }
  });
});
