import { describe, expect, it } from 'vitest';
import type { DraftDiscount, DraftLine, InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { computeDraftTotals } from '../../../../src/domain/invoice/totals/draft-totals';
import { toText } from '../../../../src/domain/money/decimal';
import { DRAFT } from '../arbitrary-draft';

const typed = (percent: string, amount: string): DraftDiscount => ({ percent, amount, reason: '' });
const textOf = (percent: { units: bigint; scale: number } | undefined) =>
  percent === undefined ? '' : toText(percent);

function withLine(change: Partial<DraftLine>): InvoiceDraft {
  return { ...DRAFT, lines: DRAFT.lines.map((line) => ({ ...line, ...change })) };
}

/** The draft has one line of 2500,00. */
const CASES: readonly (readonly [string, DraftDiscount, string, string])[] = [
  ['a percent', typed('10', ''), '250.00', '10'],
  ['a percent with blanks', typed(' 10 ', '  '), '250.00', '10'],
  ['an amount', typed('', '99,995'), '100.00', ''],
  ['both: the amount', typed('10', '5'), '5.00', ''],
  ['nothing', typed('', ''), '0.00', ''],
  ['blanks', typed('  ', ' '), '0.00', ''],
  ['a sum', typed('5+5', ''), '250.00', '10'],
];

describe('a discount typed as', () => {
  it.each(CASES)('%s on the document', (_, discount, amount, percent) => {
    const totals = computeDraftTotals({ ...DRAFT, discount });
    expect([totals.text.allowances, textOf(totals.discountPercent)]).toEqual([amount, percent]);
    expect('discountPercent' in totals).toBe(percent !== '');
    expect(totals.problems).toEqual([]);
  });

  it.each(CASES)('%s on a line', (_, discount, amount, percent) => {
    const [line] = computeDraftTotals(withLine({ discount })).lines;
    expect([line && toText(line.discount), textOf(line?.discountPercent)]).toEqual([amount, percent]);
    expect(line !== undefined && 'discountPercent' in line).toBe(percent !== '');
    expect(line?.problems).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it('on a line is named part by part', () => {
    const change = {
      quantity: 'a',
      price: '',
      vat: { category: 'S', rate: 'x', exemptionReasonCode: '', exemptionReason: '' },
    };
    const problems = (discount: DraftDiscount) =>
      computeDraftTotals(withLine({ ...change, discount })).lines[0]?.problems;
    const first = [
      { part: 'quantity', error: 'not-a-number' },
      { part: 'price', error: 'empty' },
      { part: 'vat.rate', error: 'not-a-number' },
    ];
    expect(problems(typed('', 'z'))).toEqual([...first, { part: 'discount.amount', error: 'not-a-number' }]);
    expect(problems(typed('5/0', ''))).toEqual([...first, { part: 'discount.percent', error: 'division-by-zero' }]);
  });

  it('on the document is named part by part, and blanks are no advance', () => {
    const draft = { ...DRAFT, currency: 'EUR', exchangeRate: '', prepaid: 'x', discount: typed('', 'y') };
    expect(computeDraftTotals(draft).problems).toEqual([
      { part: 'discount.amount', error: 'not-a-number' },
      { part: 'prepaid', error: 'not-a-number' },
      { part: 'exchangeRate', error: 'empty' },
    ]);
    expect(computeDraftTotals({ ...DRAFT, prepaid: '  ' }).problems).toEqual([]);
    expect(computeDraftTotals({ ...DRAFT, prepaid: '  ' }).text.prepaid).toBe('0.00');
  });

  it('has no percent and no amount', () => {
    const totals = computeDraftTotals({ ...DRAFT, discount: typed('zece', '') });
    expect([totals.text.allowances, 'discountPercent' in totals]).toEqual(['0.00', false]);
  });
});

describe('the totals as texts', () => {
  it('are the exact ones with two decimals', () => {
    const draft = { ...DRAFT, currency: 'EUR', exchangeRate: '5,0712', prepaid: '10,555', discount: typed('10', '') };
    expect(computeDraftTotals(draft).text).toEqual({
      lineNet: '2500.00',
      allowances: '250.00',
      taxExclusive: '2250.00',
      vat: '472.50',
      vatInLei: '2396.14',
      taxInclusive: '2722.50',
      prepaid: '10.56',
      payable: '2711.94',
    });
  });
});
