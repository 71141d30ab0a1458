import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDraftTotals } from '../../../../src/domain/invoice/totals/draft-totals';
import type { Decimal } from '../../../../src/domain/money/decimal';
import { roundTo } from '../../../../src/domain/money/rounding';
import { arbitraryDraft, DRAFT } from '../arbitrary-draft';
import { oracleLei, oracleTotals, oracleVat } from './rational-oracle';

const RUNS = { seed: 20261126, numRuns: 400 };
const bani = (value: Decimal | undefined): bigint => roundTo(value ?? { units: 0n, scale: 0 }, 2).units;
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

describe('totals of a draft', () => {
  it('equal the rational oracle', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const totals = computeDraftTotals(draft);
        const oracle = oracleTotals(draft);
        expect(totals.lines.map((line) => bani(line.net))).toEqual(oracle.lineNets);
        expect(bani(totals.exact.lineNet)).toBe(oracle.lineNet);
        expect(bani(totals.exact.allowances)).toBe(oracle.discount);
        for (const row of totals.vatRows) {
          const rate = row.category === 'S' ? (row.rate ?? { units: 0n, scale: 0 }) : { units: 0n, scale: 0 };
          expect(bani(row.tax)).toBe(oracleVat(bani(row.taxable), String(rate.units / 10n ** BigInt(rate.scale))));
        }
        if (draft.currency !== 'RON') {
          expect(bani(totals.exact.vatInLei)).toBe(oracleLei(bani(totals.exact.vat), draft.exchangeRate));
        }
      }),
      RUNS,
    );
  });

  it('satisfy BR-CO-10, 11, 13, 14, 15, 16 and BR-x-08 to the ban', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const { exact, vatRows, lines } = computeDraftTotals(draft);
        expect(bani(exact.lineNet)).toBe(sumOf(lines.map((line) => bani(line.net))));
        expect(bani(exact.allowances)).toBe(sumOf(vatRows.map((row) => bani(row.allowance))));
        expect(bani(exact.taxExclusive)).toBe(bani(exact.lineNet) - bani(exact.allowances));
        expect(bani(exact.taxExclusive)).toBe(sumOf(vatRows.map((row) => bani(row.taxable))));
        expect(bani(exact.vat)).toBe(sumOf(vatRows.map((row) => bani(row.tax))));
        expect(bani(exact.taxInclusive)).toBe(bani(exact.taxExclusive) + bani(exact.vat));
        expect(bani(exact.payable)).toBe(bani(exact.taxInclusive) - bani(exact.prepaid));
        for (const row of vatRows) expect(bani(row.taxable)).toBe(bani(row.lineNet) - bani(row.allowance));
      }),
      RUNS,
    );
  });

  it('count an unreadable amount as zero and say which', () => {
    const [line] = DRAFT.lines;
    if (line === undefined) throw new Error('the fixture has a line');
    const totals = computeDraftTotals({
      ...DRAFT,
      lines: [line, { ...line, id: 'l2', price: '12,,5' }],
      prepaid: 'zece',
    });
    expect(totals.text.lineNet).toBe('2500.00');
    expect(totals.lines[1]?.problems).toEqual([{ part: 'price', error: 'not-a-number' }]);
    expect(totals.problems).toEqual([{ part: 'prepaid', error: 'not-a-number' }]);
  });

  it('keep one row a category and rate, however the rate was typed', () => {
    const [line] = DRAFT.lines;
    if (line === undefined) throw new Error('the fixture has a line');
    const rates = ['21', '21,00', '21%', ' 21 '];
    const lines = rates.map((rate, index) => ({ ...line, id: `l${index}`, vat: { ...line.vat, rate } }));
    expect(computeDraftTotals({ ...DRAFT, lines }).vatRows).toHaveLength(1);
  });

  it('join the reasons of lines exempt for different ones, and claim no single code', () => {
    const [line] = DRAFT.lines;
    if (line === undefined) throw new Error('the fixture has a line');
    const exempt = (exemptionReasonCode: string, exemptionReason: string, id: string) => ({
      ...line,
      id,
      vat: { category: 'E', rate: '', exemptionReasonCode, exemptionReason },
    });
    const lines = [exempt('VATEX-EU-132-1A', 'Servicii poștale', 'a'), exempt('VATEX-EU-132-1B', 'Spitalizare', 'b')];
    const [row] = computeDraftTotals({ ...DRAFT, lines }).vatRows;
    expect(row?.exemptionReason).toBe('Servicii poștale; Spitalizare');
    expect(row?.exemptionReasonCode).toBeUndefined();
  });

  it('compute only the line that changed', () => {
    const before = computeDraftTotals(DRAFT);
    const after = computeDraftTotals({ ...DRAFT, notes: 'x' });
    expect(after.lines[0]).toBe(before.lines[0]);
  });
});
