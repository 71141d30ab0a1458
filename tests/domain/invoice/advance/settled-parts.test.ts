import { describe, expect, it } from 'vitest';
import { leftToSettle, type SettledPart } from '../../../../src/domain/invoice/advance/settled-parts';
import type { VatBreakdown } from '../../../../src/domain/invoice/invoice';
import { decimalText } from '../../../../src/domain/money/decimal-text';

const at = (rate: string, taxable: string): SettledPart => ({
  vat: { code: 'S', rate: decimalText(rate) },
  taxable: decimalText(taxable),
});
const row = (rate: string, taxable: string): VatBreakdown => ({ ...at(rate, taxable), tax: decimalText('0') });
const ADVANCE = { vatBreakdown: [row('21', '1000.00'), row('11', '200.00')] };
const left = (...settled: readonly SettledPart[]) =>
  leftToSettle(ADVANCE, settled).map(({ vat, taxable }) => [vat.rate, taxable]);

describe('what is left of an advance', () => {
  it('is the whole, and then the rest of each rate', () => {
    expect(left()).toEqual([
      ['21', '1000.00'],
      ['11', '200.00'],
    ]);
    expect(left(at('21', '300'), at('11.00', '200'))).toEqual([['21', '700.00']]);
  });

  // Before: the whole advance once more.
  it('is nothing where all of it was taken back, at its rates or at one of them', () => {
    expect(left(at('21', '1000'), at('11', '200'))).toEqual([]);
    expect(left(at('21', '1200'))).toEqual([]);
    expect(left(at('21', '1300'), at('11', '200'))).toEqual([]);
  });
});
