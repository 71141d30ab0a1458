import { describe, expect, it } from 'vitest';
import { leftToSettle, leftWithVat, type SettledPart } from '../../../../src/domain/invoice/advance/settled-parts';
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

  it('has with its VAT what the parts taken back leave of the total, to the ban', () => {
    const advance = {
      vatBreakdown: [
        { ...at('21', '100.01'), tax: decimalText('21.00') },
        { ...at('11', '200.00'), tax: decimalText('22.00') },
      ],
    };
    expect(leftWithVat(advance, [])).toBe('343.01');
    expect(leftWithVat(advance, [at('21', '50.00')])).toBe('282.51');
    expect(leftWithVat(advance, [at('21', '50.00'), at('21', '50.01')])).toBe('222.00');
    expect(leftWithVat(advance, [at('21', '100.01'), at('11', '200')])).toBe('0.00');
  });
});
