import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '../../../src/domain/money/decimal';
import { parseTypedNumber, typedNumberOrZero } from '../../../src/domain/money/parse-typed-number';

/** A sum as typed, with its value as a fraction of whole numbers, computed while it is made. */
interface Typed {
  readonly text: string;
  readonly n: bigint;
  readonly d: bigint;
}

const number: fc.Arbitrary<Typed> = fc.record({ n: fc.bigInt(0n, 9999n), digits: fc.nat(2) }).map(({ n, digits }) => {
  const text = n.toString().padStart(digits + 1, '0');
  const typed = digits === 0 ? text : `${text.slice(0, -digits)},${text.slice(-digits)}`;
  return { text: typed, n, d: 10n ** BigInt(digits) };
});

const minus = fc.constantFrom('-', '−', '–', ' - ');
const plus = fc.constantFrom('+', ' + ');
const times = fc.constantFrom('*', '×', ' * ');

const signed: fc.Arbitrary<Typed> = fc.oneof(
  number,
  fc.tuple(minus, number).map(([sign, { text, n, d }]) => ({ text: `${sign}${text}`, n: -n, d })),
  fc.tuple(plus, number).map(([sign, { text, n, d }]) => ({ text: `${sign}${text}`, n, d })),
  number.map(({ text, n, d }) => ({ text: `${text}%`, n, d: d * 100n })),
);

const product: fc.Arbitrary<Typed> = fc
  .tuple(number, fc.array(fc.tuple(times, signed), { maxLength: 2 }))
  .map(([first, rest]) =>
    rest.reduce(
      (left, [sign, { text, n, d }]) => ({ text: left.text + sign + text, n: left.n * n, d: left.d * d }),
      first,
    ),
  );

const sum: fc.Arbitrary<Typed> = fc
  .tuple(product, fc.array(fc.tuple(fc.boolean(), minus, plus, product), { minLength: 1, maxLength: 3 }))
  .map(([first, rest]) =>
    rest.reduce((left, [less, minusSign, plusSign, { text, n, d }]) => {
      const amount = less ? -n : n;
      return { text: left.text + (less ? minusSign : plusSign) + text, n: left.n * d + amount * left.d, d: left.d * d };
    }, first),
  );

const bracketed: fc.Arbitrary<Typed> = fc
  .tuple(sum, times, number)
  .map(([inner, sign, { text, n, d }]) => ({ text: `(${inner.text})${sign}${text}`, n: inner.n * n, d: inner.d * d }));

describe('a typed sum', () => {
  it('is worth what fractions make of it, to the last digit', () => {
    let long = 0;
    fc.assert(
      fc.property(fc.oneof(product, sum, bracketed), ({ text, n, d }) => {
        const parsed = parseTypedNumber(text);
        if (text.length > 60) {
          long += 1;
          expect(parsed).toEqual({ ok: false, error: 'too-long' });
          return;
        }
        // Alone, „21%” is 21: the percent is a unit there.
        const alone = /^[\d,]+%$/.test(text);
        const value = parsed.ok ? readDecimal(parsed.value) : undefined;
        expect([text, parsed.ok]).toEqual([text, true]);
        if (value === undefined || alone) return;
        expect([text, value.units * d]).toEqual([text, n * 10n ** BigInt(value.scale)]);
      }),
      { seed: 43, numRuns: 500 },
    );
    expect(long).toBeLessThan(250);
  });

  it.each([
    ['10÷4', '2.5'],
    ['10:4', '2.5'],
    ['10/4/5', '0.5'],
    ['10/4*2', '5.0'],
    ['100-10%-10%', '81.0000'],
    ['100+19%', '119.00'],
    ['(10+10)%', '20'],
    ['50*(10%)', '500'],
    ['+3', '3'],
    ['-(-(2))', '2'],
  ])('%s is %s', (text, value) => {
    const parsed = parseTypedNumber(text);
    expect(parsed).toEqual({ ok: true, value });
    expect(typedNumberOrZero(text)).toEqual(readDecimal(value));
  });

  it('may have 60 characters, and a number in it 30', () => {
    expect(parseTypedNumber(`${'1+'.repeat(29)}10`)).toEqual({ ok: true, value: '39' });
    expect(parseTypedNumber('1'.repeat(30))).toStrictEqual({ ok: true, value: '1'.repeat(30) });
    expect(parseTypedNumber('1'.repeat(31))).toEqual({ ok: false, error: 'not-a-number' });
  });
});
