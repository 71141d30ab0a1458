import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal, withoutTrailingZeros } from '../../../src/domain/money/decimal';
import { decimalText } from '../../../src/domain/money/decimal-text';
import { formatAmount } from '../../../src/domain/money/format-amount';
import { parseTypedNumber, typedNumberOrZero } from '../../../src/domain/money/parse-typed-number';
import { toTypedText } from '../../../src/domain/money/typed-text';

describe('a typed number', () => {
  it.each([
    ['12', '12'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234\u202f567,8', '1234567.8'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ["1'234.50", '1234.50'],
    ['-3', '-3'],
    ['−3,50', '-3.50'],
    [',5', '0.5'],
    ['12,', '12'],
    ['007', '7'],
    ['21%', '21'],
    [' 21 ', '21'],
    ['12+3,5*2', '19.0'],
    ['(2+3)*4', '20'],
    ['10/4', '2.5'],
    ['100-10%', '90.00'],
    ['200*10%', '20.00'],
    ['-(2+3)', '-5'],
    ['2*-3', '-6'],
    ['1/3', '0.33333333'],
  ])('%s is %s', (text, value) => {
    const parsed = parseTypedNumber(text);
    expect(parsed).toMatchObject({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-a-number'],
    ['12 lei', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.23.456', 'not-a-number'],
    ['1.234,5.6', 'not-a-number'],
    ['12 3', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['2+', 'not-a-number'],
    ['(2', 'not-a-number'],
    ['2)', 'not-a-number'],
    ['.', 'not-a-number'],
    ['5/0', 'division-by-zero'],
    ['1'.repeat(61), 'too-long'],
  ])('„%s” is refused as %s', (text, error) => {
    expect(parseTypedNumber(text)).toEqual({ ok: false, error });
    expect(typedNumberOrZero(text).units).toBe(0n);
  });

  it('with one point that could group thousands hands back the other reading', () => {
    expect(parseTypedNumber('1.234')).toEqual({ ok: true, value: '1.234', otherReading: '1234' });
    expect(parseTypedNumber('0.125')).toEqual({ ok: true, value: '0.125' });
    expect(parseTypedNumber('1.23')).toEqual({ ok: true, value: '1.23' });
  });

  const text = fc
    .record({ units: fc.bigInt(-(10n ** 12n), 10n ** 12n), scale: fc.integer({ min: 0, max: 4 }) })
    .map((value) => withoutTrailingZeros(value));

  it('reads back what is shown and what is put into a field', () => {
    fc.assert(
      fc.property(text, (value) => {
        const shown = parseTypedNumber(formatAmount(value, 4));
        expect(shown.ok && withoutTrailingZeros(toDecimal(shown.value))).toEqual(value);
      }),
      { seed: 3, numRuns: 300 },
    );
    expect(parseTypedNumber(toTypedText(decimalText('-1.234')))).toEqual({ ok: true, value: '-1.234' });
  });

  // Whatever is typed or pasted, the editor gets an answer and never an exception.
  it('never throws', () => {
    const pieces = fc.constantFrom(
      '1',
      '23',
      '.',
      ',',
      ' ',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      '%',
      'x',
      '−',
      '\u00a0',
      "'",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const parsed = parseTypedNumber(parts.join(''));
        if (parsed.ok) expect(parsed.value).toMatch(/^-?\d+(\.\d+)?$/);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });
});
