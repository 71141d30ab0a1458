import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftLine, DraftVat, InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { computeDraftTotals, type DraftVatRow } from '../../../../src/domain/invoice/totals/draft-totals';
import { toText } from '../../../../src/domain/money/decimal';
import { arbitraryDraft, DRAFT } from '../arbitrary-draft';
import { oracleTotals } from './rational-oracle';

const vat = (category: string, rate: string): DraftVat => ({
  category,
  rate,
  exemptionReasonCode: '',
  exemptionReason: '',
});

function draftOf(...vats: DraftVat[]): InvoiceDraft {
  const [line] = DRAFT.lines;
  if (line === undefined) throw new Error('the fixture has a line');
  const lines = vats.map(
    (one, index): DraftLine => ({ ...line, id: `l${index}`, vat: one, quantity: '1', price: '100' }),
  );
  return { ...DRAFT, lines };
}

const shown = (row: DraftVatRow) =>
  [row.category, row.rate === undefined ? 'none' : toText(row.rate), toText(row.taxable), toText(row.tax)].join(' ');

describe('rows of the VAT breakdown', () => {
  const vats = [
    vat('Z', '0'),
    vat('S', '11'),
    vat('O', ''),
    vat('AE', ''),
    vat('S', '21'),
    vat('E', '7'),
    vat('L', '4'),
  ];

  it('have the highest rate first, then go by category, however the lines stand', () => {
    const rows = ['S 21 100.00 21.00', 'S 11 100.00 11.00', 'L 4 100.00 4.00', 'AE 0 100.00 0.00'];
    const inOrder = [...rows, 'E 0 100.00 0.00', 'O none 100.00 0.00', 'Z 0 100.00 0.00'];
    expect(computeDraftTotals(draftOf(...vats)).vatRows.map(shown)).toEqual(inOrder);
    fc.assert(
      fc.property(fc.shuffledSubarray(vats, { minLength: vats.length }), (shuffled) => {
        expect(computeDraftTotals(draftOf(...shuffled)).vatRows.map(shown)).toEqual(inOrder);
      }),
      { seed: 48, numRuns: 50 },
    );
  });

  it('have no rate outside the scope of VAT (BR-O-05)', () => {
    const { vatRows, lines } = computeDraftTotals(draftOf(vat('O', '21')));
    expect(vatRows.map((row) => 'rate' in row)).toEqual([false]);
    expect(lines.map((line) => 'rate' in line)).toEqual([false]);
  });

  it('hold the lines of their category and rate, counted by the oracle', () => {
    const keyOf = ({ category, rate }: DraftVat) => {
      const typed = category === 'S' ? Number(rate.replace('%', '').replace(',', '.')) : 0;
      return `${category} ${typed}`;
    };
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const expected = new Map<string, bigint>();
        oracleTotals(draft).lineNets.forEach((net, index) => {
          const key = keyOf(draft.lines[index]?.vat ?? vat('', ''));
          expected.set(key, (expected.get(key) ?? 0n) + net);
        });
        const { vatRows } = computeDraftTotals(draft);
        const found = vatRows.map(
          (row) => [`${row.category} ${Number(toText(row.rate ?? row.tax))}`, row.lineNet.units] as const,
        );
        expect(new Map(found)).toEqual(expected);
        expect(found).toHaveLength(expected.size);
      }),
      { seed: 49, numRuns: 150 },
    );
  });
});

describe('a line nobody has written in', () => {
  const [written] = DRAFT.lines;
  if (written === undefined) throw new Error('the fixture has a line');
  const blank: DraftLine = {
    ...written,
    id: 'b',
    name: ' ',
    description: '',
    quantity: '\t',
    price: '',
    note: '',
    vat: vat('S', '11'),
  };

  it('makes no row', () => {
    const { vatRows, lines } = computeDraftTotals({ ...DRAFT, lines: [written, blank] });
    expect(vatRows.map(shown)).toEqual(['S 21 2500.00 525.00']);
    expect(lines).toHaveLength(2);
  });

  it.each(['name', 'description', 'quantity', 'price', 'note'] as const)('is written in from its %s on', (field) => {
    const { vatRows } = computeDraftTotals({ ...DRAFT, lines: [written, { ...blank, [field]: '1' }] });
    expect(vatRows.map(({ category, rate }) => [category, rate?.units])).toEqual([
      ['S', 21n],
      ['S', 11n],
    ]);
  });
});
