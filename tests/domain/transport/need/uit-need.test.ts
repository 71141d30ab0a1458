import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '@/domain/money/decimal';
import { decimalText } from '@/domain/money/decimal-text';
import { RISK_GOODS, riskHeadingOf } from '@/domain/transport/need/risk-goods';
import { type Consignment, type NeededGoods, UIT_THRESHOLDS, uitNeed } from '@/domain/transport/need/uit-need';

const amount = (text: string | undefined) => (text === undefined ? undefined : toDecimal(decimalText(text)));
const goods = (tariffCode: string, weight?: string, value?: string): NeededGoods => ({
  tariffCode,
  grossWeight: amount(weight),
  value: amount(value),
});
const load = (changes: Partial<Consignment>): Consignment => ({
  startDate: '2026-11-26',
  across: false,
  vehicleMass: 3500,
  goods: [],
  ...changes,
});
const answerOf = (changes: Partial<Consignment>) => uitNeed(load(changes));

describe('whether goods need a UIT', () => {
  it('asks for risk goods above 500 kg or 10,000 lei inside the country', () => {
    expect(answerOf({ goods: [goods('08081080', '501', '1')] })).toEqual({
      answer: 'yes',
      reasons: ['weight'],
      missing: [],
      risk: ['fructe'],
    });
    expect(answerOf({ goods: [goods('2203', '10', '10000.01')] }).answer).toBe('yes');
    expect(answerOf({ goods: [goods('2203', '500', '10000')] })).toMatchObject({
      answer: 'no',
      reasons: ['below-thresholds'],
    });
  });

  it('asks for nothing of other goods inside the country, and for all goods across its border', () => {
    const bread = [goods('1905', '4000', '90000')];
    expect(answerOf({ goods: bread })).toMatchObject({ answer: 'no', reasons: ['no-risk-goods'] });
    expect(answerOf({ goods: bread, across: true })).toMatchObject({ answer: 'yes', reasons: ['weight', 'value'] });
  });

  it('leaves light vehicles alone, at 2.5 t no more', () => {
    const apples = [goods('0808', '2000', '20000')];
    expect(answerOf({ goods: apples, vehicleMass: 2499 })).toMatchObject({ answer: 'no', reasons: ['light-vehicle'] });
    expect(answerOf({ goods: apples, vehicleMass: 2500 }).answer).toBe('yes');
  });

  it('names what is not known in place of guessing it', () => {
    expect(answerOf({ goods: [goods('0808', '2000')], vehicleMass: undefined })).toMatchObject({
      answer: 'unknown',
      missing: ['vehicle-mass'],
    });
    expect(answerOf({ goods: [goods('0808', undefined, '900')] })).toMatchObject({
      answer: 'unknown',
      missing: ['weight'],
    });
    expect(answerOf({ goods: [goods('', '2000', '900')] })).toMatchObject({
      answer: 'unknown',
      missing: ['tariff-code'],
    });
    expect(answerOf({ goods: [goods('', '20', '900')] }).answer).toBe('no');
  });

  it('says where only the whole load is above', () => {
    const mixed = [goods('0808', '300', '900'), goods('1905', '300', '900')];
    expect(answerOf({ goods: mixed })).toMatchObject({ answer: 'unknown', reasons: ['mixed-goods'] });
  });

  it('never turns a yes into a no by more goods', () => {
    const one = fc.record({
      code: fc.constantFrom('0808', '2203', '1905', '7213', ''),
      weight: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }),
      value: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
    });
    const made = (some: { code: string; weight: number | undefined; value: number | undefined }): NeededGoods =>
      goods(some.code, some.weight?.toString(), some.value?.toString());
    fc.assert(
      fc.property(fc.array(one), one, fc.boolean(), (list, more, across) => {
        const before = answerOf({ goods: list.map(made), across }).answer;
        const after = answerOf({ goods: [...list, more].map(made), across }).answer;
        expect(before === 'yes' && after !== 'yes').toBe(false);
      }),
    );
  });
});

describe('the list of risk goods', () => {
  it('knows a code by its heading, however it is written', () => {
    expect(riskHeadingOf('0808 10 80', '2026-01-01')?.name).toBe('fructe');
    expect(riskHeadingOf('6213', '2026-01-01')).toBeUndefined();
    expect(riskHeadingOf('08', '2026-01-01')).toBeUndefined();
  });

  it('has rows in the order of their days, each with its source', () => {
    for (const table of [RISK_GOODS, UIT_THRESHOLDS]) {
      const days = table.map(({ since }) => since);
      expect(days).toEqual([...days].sort());
      expect(table.every(({ source }) => source !== '')).toBe(true);
    }
  });
});
