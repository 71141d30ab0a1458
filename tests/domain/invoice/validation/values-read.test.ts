import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateMinutes, isPlainDate } from '@/domain/invoice/validation/calendar-date';
import { DecimalSum } from '@/domain/invoice/validation/decimal-sum';
import { path } from '@/domain/invoice/validation/element-path';
import { absolute, compare, formatDecimal, hundredth, parseDecimal } from '@/domain/invoice/validation/exact-decimal';
import { UNEVALUABLE } from '@/domain/invoice/validation/unevaluable';
import { booleanOf, codePoints, decimalsOf, doubleOf, normalized } from '@/domain/invoice/validation/value-text';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';

const RUNS = { seed: 53, numRuns: 500 };

function element(content: string): XmlElement {
  const result = readXml(`<a>${content}</a>`);
  if (!result.ok) throw new Error(result.error.message);
  return result.root;
}

const reading = (read: () => unknown) => {
  try {
    return read();
  } catch (fault) {
    return fault === UNEVALUABLE ? 'unevaluable' : fault;
  }
};

describe('decimals', () => {
  // Short texts of digits go another way than the rest, and must not be told apart.
  it('are the same read with a blank before them, which takes the long way', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789..+-'), maxLength: 17 });
    fc.assert(
      fc.property(text, (one) => {
        expect([one, parseDecimal(one)]).toEqual([one, parseDecimal(` ${one}`)]);
      }),
      RUNS,
    );
    expect(parseDecimal('999999999999999')).toEqual({ units: 999_999_999_999_999n, scale: 0 });
    expect(parseDecimal('12345678901234.567')).toEqual({ units: 12345678901234567n, scale: 3 });
  });

  it('have up to a thousand digits', () => {
    expect(parseDecimal(`${'1'.repeat(999)}.1`)?.scale).toBe(1);
    expect(parseDecimal(`${'1'.repeat(1000)}.1`)).toBeUndefined();
  });

  it('are compared and scaled by their value', () => {
    const value = (text: string) => parseDecimal(text) ?? { units: 0n, scale: 0 };
    expect([
      compare(value('1.5'), value('1.50')),
      compare(value('-2'), value('1')),
      compare(value('2'), value('1')),
    ]).toEqual([0, -1, 1]);
    expect(formatDecimal(absolute(value('-0.5')))).toBe('0.5');
    expect(formatDecimal(absolute(value('0.5')))).toBe('0.5');
    expect(formatDecimal(hundredth(value('21')))).toBe('0.21');
  });

  it('add up along a path; one that is no number or stands twice breaks the sum', () => {
    const cbc = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
    const amounts = (...texts: string[]) => element(texts.map((text) => `<ID xmlns="${cbc}">${text}</ID>`).join(''));
    const sum = new DecimalSum();
    sum.add(amounts('1.5'), path('ID'));
    sum.add(amounts('0.25'), path('ID'), -1);
    sum.add(amounts(), path('ID'));
    expect(formatDecimal(sum.value())).toBe('1.25');
    for (const broken of [amounts('x'), amounts('1', '2')]) {
      const other = new DecimalSum();
      other.add(broken, path('ID'));
      expect(reading(() => other.value())).toBe('unevaluable');
    }
  });
});

describe('dates', () => {
  it('are counted as the calendar of the runtime counts them, zones taken off', () => {
    const zone = fc.constantFrom(['', 0], ['Z', 0], ['+02:00', 120], ['-05:30', -330], ['+14:00', 840]) as fc.Arbitrary<
      [string, number]
    >;
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), zone, (days, [written, minutes]) => {
        const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
        expect(dateMinutes(element(` ${date}${written}\n`))).toBe(days * 1440 - minutes);
        expect(isPlainDate(date)).toBe(true);
      }),
      RUNS,
    );
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    'x',
    '',
  ])('„%s” is none', (text) => {
    expect(reading(() => dateMinutes(element(text)))).toBe('unevaluable');
    expect(isPlainDate(text)).toBe(false);
  });

  it('plain have no zone and no blanks', () => {
    for (const text of [' 2026-01-01', '2026-01-01 ', '2026-01-01Z', '12026-01-01'])
      expect(isPlainDate(text)).toBe(false);
  });
});

describe('texts', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab \t\r\n\u00a0ș😀.'), maxLength: 10 });

  it('are normalised as XPath does it: blanks of XML only', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(normalized(one)).toBe(
          one
            .split(/[ \t\r\n]+/)
            .filter(Boolean)
            .join(' '),
        );
      }),
      RUNS,
    );
  });

  it('are counted in code points, after the first dot too', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(codePoints(one)).toBe([...one].length);
        const [, ...after] = one.split('.');
        expect(decimalsOf(one)).toBe([...after.join('.')].length);
      }),
      RUNS,
    );
  });

  it.each([
    [' 1.50\n', 1.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['+1e2', 100],
    ['1E-2', 0.01],
    ['INF', Number.POSITIVE_INFINITY],
    ['-INF', Number.NEGATIVE_INFINITY],
    ['NaN', Number.NaN],
    ['+INF', 'unevaluable'],
    ['.', 'unevaluable'],
    ['', 'unevaluable'],
    ['1,5', 'unevaluable'],
    ['0x1', 'unevaluable'],
    ['1e', 'unevaluable'],
    ['x1', 'unevaluable'],
    ['1x', 'unevaluable'],
  ])('„%s” as xs:double is %s', (written, value) => {
    expect(reading(() => doubleOf(element(written)))).toEqual(value);
  });

  it.each([
    ['true', true],
    ['false', false],
    [' 1\n', true],
    ['0', false],
    [' false ', false],
    ['TRUE', undefined],
    ['', undefined],
    ['01', undefined],
  ])('„%s” as xs:boolean is %s', (written, value) => {
    expect(booleanOf(element(written))).toBe(value);
    expect(booleanOf(undefined)).toBeUndefined();
  });
});
