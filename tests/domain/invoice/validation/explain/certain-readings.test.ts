import { describe, expect, it } from 'vitest';
import { twoDecimals } from '@/domain/invoice/validation/explain/repairs/amount-repairs';
import { countryCodeOf, currencyCodeOf } from '@/domain/invoice/validation/explain/repairs/code-repairs';
import { countyCodeOf } from '@/domain/invoice/validation/explain/repairs/county-repair';
import { isoDateOf } from '@/domain/invoice/validation/explain/repairs/date-repair';
import { decimalOf } from '@/domain/invoice/validation/explain/repairs/schema-repair';

/** A repair changes a document with one key: where a text could mean two things there must be none. */
const READINGS: readonly (readonly [
  string,
  (text: string) => string | undefined,
  readonly (readonly [string, string?])[],
])[] = [
  [
    'amount with two decimals',
    twoDecimals,
    [
      ['1234.5', '1234.50'],
      ['12', '12.00'],
      [' -3.100 ', '-3.10'],
      ['+1.', '+1.00'],
      ['0.10000', '0.10'],
      ['1.005'],
      ['1.0010'],
      ['.5'],
      ['1,5'],
      ['1e2'],
      ['x1'],
      ['1x'],
      [''],
    ],
  ],
  [
    'day',
    isoDateOf,
    [
      [' 2026-11-05 ', '2026-11-05'],
      ['2026-11-05T10:00:00', '2026-11-05'],
      ['2026-11-05Z', '2026-11-05'],
      ['2026-11-05+02:00', '2026-11-05'],
      ['2026-11-05-02:00', '2026-11-05'],
      ['2026-11-05 10:00', '2026-11-05'],
      ['2026.1.5', '2026-01-05'],
      ['2026/11/05', '2026-11-05'],
      ['20261105', '2026-11-05'],
      ['5.11.2026', '2026-11-05'],
      ['05-11-2026', '2026-11-05'],
      ['13/11/2026', '2026-11-13'],
      ['11/11/2026', '2026-11-11'],
      ['12/11/2026'],
      ['05/11/2026'],
      ['11/13/2026'],
      ['5.11-2026'],
      ['31.02.2026'],
      ['2026-02-30'],
      ['5.11.26'],
      ['x2026-11-05'],
      ['x5.11.2026'],
      ['5.11.2026x'],
      ['2026-11-055'],
      ['120261105'],
      ['202611055'],
      ['mâine'],
    ],
  ],
  [
    'decimal',
    decimalOf,
    [
      ['1234,5', '1234.5'],
      [' 1.234,56 ', '1234.56'],
      ['-1.234.567,8', '-1234567.8'],
      ['-0,50', '-0.50'],
      ['1,2345', '1.2345'],
      ['1,234'],
      ['1.234'],
      ['1234.567,8'],
      ['1,2,3'],
      ['1 234,5'],
      ['x1,5'],
      ['1,5x'],
      ['1.23,4'],
      [''],
    ],
  ],
  [
    'currency',
    currencyCodeOf,
    [
      ['lei', 'RON'],
      [' ron ', 'RON'],
      ['LEU', 'RON'],
      ['Euro', 'EUR'],
      ['eur', 'EUR'],
      ['US dollar', 'USD'],
      ['dolar'],
      [''],
      ['ROLX'],
    ],
  ],
  [
    'country',
    countryCodeOf,
    [
      ['România', 'RO'],
      [' ro ', 'RO'],
      ['ROU', 'RO'],
      ['Rumania', 'RO'],
      ['Germania', 'DE'],
      ['Ungaria', 'HU'],
      ['Republica Moldova', 'MD'],
      ['Franța', 'FR'],
      ['EL', 'GR'],
      ['UK', 'GB'],
      ['Atlantida'],
      [''],
    ],
  ],
  [
    'county',
    countyCodeOf,
    [
      ['Cluj', 'RO-CJ'],
      ['jud. Timiș', 'RO-TM'],
      ['RO CJ', 'RO-CJ'],
      ['Bistrița', 'RO-BN'],
      ['Dîmbovița', 'RO-DB'],
      ['Vîlcea', 'RO-VL'],
      ['Bucharest', 'RO-B'],
      ['Sector 3', 'RO-B'],
      ['Sector 7'],
      ['Atlantida'],
      [''],
    ],
  ],
];

for (const [what, read, cases] of READINGS) {
  describe(`a mistyped ${what}`, () => {
    it.each(cases.map(([text, meant]) => [text, meant] as const))('„%s” is read as %s', (text, meant) => {
      expect(read(text)).toBe(meant);
    });
  });
}
