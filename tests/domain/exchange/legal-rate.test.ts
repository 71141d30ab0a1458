import { describe, expect, it } from 'vitest';
import { legalRate, ratePerUnit, toLei } from '../../../src/domain/exchange/legal-rate';
import { toDecimal, toText } from '../../../src/domain/money/decimal';
import { decimalText } from '../../../src/domain/money/decimal-text';

const rate = (date: string, text: string, multiplier = 1) => ({ date, rate: decimalText(text), multiplier });

describe('the legal rate', () => {
  const rates = [rate('2026-11-25', '5.0912'), rate('2026-11-20', '5.0800'), rate('2026-11-26', '5.1000')];

  it('is the last published before the day VAT becomes chargeable', () => {
    expect(legalRate(rates, '2026-11-26')?.date).toBe('2026-11-25');
    expect(legalRate(rates, '2026-11-24')?.date).toBe('2026-11-20');
    expect(legalRate(rates, '2026-12-05')?.date).toBe('2026-11-26');
    expect(legalRate(rates, '2026-11-20')).toBeUndefined();
  });

  it('takes the multiplier into account and rounds once', () => {
    expect(toText(toLei(toDecimal(decimalText('614.90')), rate('2026-11-25', '5.0712')))).toBe('3118.28');
    expect(toText(toLei(toDecimal(decimalText('12345')), rate('2026-11-25', '1.2999', 100)))).toBe('160.47');
    expect(toText(ratePerUnit(rate('2026-11-25', '1.2999', 100)))).toBe('0.01299900');
    expect(() => toLei(toDecimal(decimalText('1')), rate('2026-11-25', '1', 0))).toThrow(RangeError);
    expect(() => ratePerUnit(rate('2026-11-25', '1', 0))).toThrow('A multiplier is never zero');
  });
});
