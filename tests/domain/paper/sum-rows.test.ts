import { describe, expect, it } from 'vitest';
import type { DocumentTotals } from '@/domain/invoice/invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { sayIn } from '@/domain/paper/paper-language';
import { sumRows } from '@/domain/paper/rows/sum-rows';

const sum = decimalText;
const TOTALS: DocumentTotals = {
  lineNet: sum('100'),
  taxExclusive: sum('100'),
  taxInclusive: sum('100'),
  payable: sum('100'),
};

const rowsOf = (totals: Partial<DocumentTotals>) =>
  sumRows({ totals: { ...TOTALS, ...totals }, vatBreakdown: [] }, sayIn('ro')).map(({ label, amount }) => [
    label,
    amount,
  ]);

describe('the sums of an invoice', () => {
  it('show what is taken off with its minus, and nothing without one', () => {
    expect(rowsOf({ allowances: sum('5') })).toEqual([
      ['Total linii', '100,00'],
      ['Discount', '−5,00'],
      ['Total fără TVA', '100,00'],
    ]);
    expect(rowsOf({ prepaid: sum('0.00') }).at(-1)).toEqual(['Avans încasat', '0,00']);
    expect(rowsOf({ allowances: sum('-5') })[1]).toEqual(['Discount', '5,00']);
  });

  it('say the whole with VAT where something of it is paid already', () => {
    expect(rowsOf({ prepaid: sum('40') }).map(([label]) => label)).toEqual([
      'Total fără TVA',
      'Total cu TVA',
      'Avans încasat',
    ]);
    expect(rowsOf({}).map(([label]) => label)).toEqual(['Total fără TVA']);
  });
});
