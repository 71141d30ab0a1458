import { describe, expect, it } from 'vitest';
import { firstOfTwins, withoutTwins } from '@/domain/invoice/validation/explain/twin-rules';
import { finding } from './xml-tree';

const AMOUNT = 'Invoice/cac:LegalMonetaryTotal[1]/cbc:PayableAmount[1]';

describe('rules that say the same', () => {
  it('are known by their first', () => {
    expect(firstOfTwins('BR-CO-21')).toBe('BR-33');
    expect(firstOfTwins('BR-DEC-RO-18')).toBe('BR-DEC-18');
    expect(firstOfTwins('BR-DEC-RO-1009')).toBe('BR-DEC-19');
    expect(firstOfTwins('BR-CO-10')).toBe('BR-CO-10');
  });

  it('are shown once at a place', () => {
    const found = ['UBL-DT-01', 'BR-DEC-18', 'BR-DEC-RO-18'].map((rule) => finding(rule, AMOUNT));
    expect(withoutTwins(found).map(({ rule }) => rule)).toEqual(['BR-DEC-18']);
  });

  it('are shown where the first is not, or is elsewhere', () => {
    const alone = [
      finding('BR-CO-21', 'Invoice/cac:AllowanceCharge[1]'),
      finding('BR-33', 'Invoice/cac:AllowanceCharge[2]'),
    ];
    expect(withoutTwins(alone)).toEqual(alone);
    const amount = [finding('UBL-DT-01', 'Invoice/cac:TaxTotal[1]/cbc:TaxAmount[1]'), finding('BR-DEC-18', AMOUNT)];
    expect(withoutTwins(amount)).toEqual(amount);
  });
});
