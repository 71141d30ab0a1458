import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { vatRateSchema } from '@/api/entities/vat-rate';
import { cellText, typedChange, typedText } from '@/app/invoices/editor/model/grid-cell';
import { findVat, vatText } from '@/app/invoices/editor/model/vat-choices';
import { offeredVat, usualVat } from '@/app/invoices/editor/workspace/offered-vat';
import { sampleLine, VAT_CHOICES } from './sample-draft';

describe('cells of the lines grid', () => {
  const line = sampleLine('a', { quantity: '2+0,5', price: '1234,5', unitCode: 'XBX' });

  it('shows what the typed sums are worth and gives the typed text back for the edit', () => {
    expect(cellText(line, 'quantity')).toBe('2,5');
    expect(typedText(line, 'quantity')).toBe('2+0,5');
    expect(cellText(line, 'price')).toBe('1.234,50');
    expect(cellText({ ...line, price: 'zece' }, 'price')).toBe('zece');
  });

  it('takes a unit by its name and keeps what it does not know', () => {
    expect(typedChange('unit', 'cutie', line, [])).toEqual({ unitCode: 'XBX' });
    expect(typedChange('unit', 'bax', line, [])).toEqual({ unitCode: 'bax' });
  });

  it('reads a discount as a percent or an amount', () => {
    expect(typedChange('discount', '10 %', line, []).discount).toEqual({ percent: '10', amount: '', reason: '' });
    expect(typedChange('discount', '5,5', line, []).discount).toEqual({ percent: '', amount: '5,5', reason: '' });
    expect(cellText({ ...line, discount: { percent: '10', amount: '', reason: '' } }, 'discount')).toBe('10 %');
  });

  it('takes VAT by rate or by word, and leaves it while what is typed means nothing yet', () => {
    expect(typedChange('vat', '11', line, VAT_CHOICES).vat).toMatchObject({ category: 'S', rate: '11' });
    expect(typedChange('vat', 'inv', line, VAT_CHOICES).vat).toMatchObject({ category: 'AE' });
    expect(typedChange('vat', 'qq', line, VAT_CHOICES)).toEqual({});
    expect(findVat('13', VAT_CHOICES)).toMatchObject({ category: 'S', rate: '13' });
  });
});

const OWN_RATE = {
  id: '00000000-0000-4000-8000-000000000001',
  name: '',
  category: 'S',
  exemptionReasonCode: '',
  exemptionReason: '',
};

describe('VAT treatments offered', () => {
  it('are the company’s own, then the legal rates of the day and the categories it lacks, none twice', () => {
    const own = ['21', '11'].map((rate) => v.parse(vatRateSchema, { ...OWN_RATE, rate }));
    const offered = offeredVat(own, '2026-11-26');
    const shown = offered.map(({ vat }) => vatText(vat));
    expect(shown.slice(0, 2)).toEqual(['21 %', '11 %']);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toContain('scutit');
  });

  it('begin with the standard rate, and outside the scope for one not registered', () => {
    const offered = offeredVat([], '2026-11-26');
    expect(usualVat(offered, true)).toMatchObject({ category: 'S', rate: '21' });
    expect(usualVat(offered, false)).toMatchObject({ category: 'O' });
  });
});
