import { describe, expect, it } from 'vitest';
import { statesOf, sumsOf, whatNext } from '@/app/invoices/after-send/sent-sums';
import type { Standing } from '@/app/invoices/archive/shown-item';
import { decimalText } from '@/domain/money/decimal-text';

const sum = (total: string, currency = 'RON') => ({ total: decimalText(total), currency });
const standing = (...standings: readonly Standing[]) => standings.map((one) => ({ standing: one }));

describe('what was sent together', () => {
  it('comes to exact sums, lei before other currencies', () => {
    expect(sumsOf([sum('10.10', 'EUR'), sum('0.10'), sum('0.20'), sum('-0.05')])).toEqual([
      { currency: 'RON', total: '0.25' },
      { currency: 'EUR', total: '10.10' },
    ]);
  });

  it('is counted by the states that are shown, those without any left out', () => {
    expect(statesOf(standing('queued', 'uploaded', 'processing', 'accepted', 'refused'))).toEqual([
      ['queued', 1],
      ['processing', 2],
      ['accepted', 1],
      ['rejected', 1],
    ]);
  });

  it('says what comes next, first what a person has to do', () => {
    expect(whatNext(standing('queued', 'uploaded'), true)).toContain('pe drum spre SPV');
    expect(whatNext(standing('queued', 'uploaded'), false)).toContain('când revine rețeaua');
    expect(whatNext(standing('accepted', 'duplicate'), true)).toContain('le-a validat pe toate');
    expect(whatNext(standing('accepted', 'rejected', 'held'), false)).toMatch(/^2 cer ceva/);
  });
});
