import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRID_COLUMNS, visibleColumns } from '@/app/invoices/editor/model/grid-columns';
import { copyLines, pasteAsLines, pasteIntoGrid } from '@/app/invoices/editor/model/paste-lines';
import { readPastedTable, writePastedTable } from '@/app/invoices/editor/model/pasted-table';
import { computeDraftTotals } from '@/domain/invoice/totals/draft-totals';
import { lineFactory, sampleDraft, sampleLine, VAT_CHOICES } from './sample-draft';

const paste = (text: string) => pasteAsLines(text, { newLine: lineFactory(), vatChoices: VAT_CHOICES });

describe('lines pasted from a spreadsheet', () => {
  it('reads the head of the table in any order, and leaves out what is computed', () => {
    const { lines, headed } = paste(
      [
        'Nr. crt.\tCod produs\tDenumirea produselor\tU.M.\tCantitate\tPreț unitar (lei)\tCota TVA\tValoare\tValoare TVA',
        '1\tFA650-25\tFăină albă tip 650, sac 25 kg\tsac\t40\t68,50 lei\t11%\t2.740,00\t301,40',
        '2\tTAV-4060\tTavă perforată\tbuc\t1.025\t61,90\t21%\t63.447,50\t13.323,98',
      ].join('\r\n'),
    );
    expect(headed).toBe(true);
    expect(
      lines.map(({ name, sellerItemId, unitCode, quantity, price, vat }) => [
        name,
        sellerItemId,
        unitCode,
        quantity,
        price,
        vat.rate,
      ]),
    ).toEqual([
      ['Făină albă tip 650, sac 25 kg', 'FA650-25', 'XSA', '40', '68,50', '11'],
      ['Tavă perforată', 'TAV-4060', 'H87', '1025', '61,90', '21'],
    ]);
    const totals = computeDraftTotals(sampleDraft(lines));
    expect(totals.text.taxExclusive).toBe('66187.50');
  });

  it('tells the columns by what stands in them where there is no head', () => {
    const { lines, headed } = paste('1\tFăină\tsac\t40\t68,5\t11\n2\tDrojdie\tcutie\t12\t94,2\t11');
    expect(headed).toBe(false);
    expect(
      lines.map(({ name, unitCode, quantity, price, vat }) => [name, unitCode, quantity, price, vat.rate]),
    ).toEqual([
      ['Făină', 'XSA', '40', '68,5', '11'],
      ['Drojdie', 'XBX', '12', '94,2', '11'],
    ]);
  });

  it('takes two numbers for quantity and price, also where the price looks like a rate', () => {
    expect(paste('Transport\t1\t21').lines[0]).toMatchObject({ name: 'Transport', quantity: '1', price: '21' });
  });

  it('leaves out rows without a name, such as the sum under the table', () => {
    expect(paste('Denumire\tCantitate\tPreț\nFăină\t1\t2\n\t\t2').lines).toHaveLength(1);
  });

  it('fills the grid from the cursor on and keeps what is not pasted over', () => {
    const before = sampleLine('a', { sellerItemId: 'COD' });
    const pasted = pasteIntoGrid(
      readPastedTable('3\t12,5\n4\t2'),
      { lines: [before], columns: ['quantity', 'price'] },
      { newLine: lineFactory(), vatChoices: VAT_CHOICES },
    );
    expect(pasted[0]).toEqual({ ...before, priced: { by: 'hand', from: '' }, quantity: '3', price: '12,5' });
    expect(pasted[1]).toMatchObject({ name: '', quantity: '4', price: '2' });
  });

  it('takes back what it copied', () => {
    const lines = [
      sampleLine('a', { name: 'Zahăr "tos", sac', quantity: '2,5', price: '1234,5' }),
      sampleLine('b', { unitCode: 'KGM', discount: { percent: '10', amount: '', reason: '' } }),
    ];
    const copied = copyLines(lines, visibleColumns(true));
    const back = pasteIntoGrid(
      readPastedTable(copied),
      { lines: [], columns: GRID_COLUMNS },
      { newLine: lineFactory(), vatChoices: VAT_CHOICES },
    );
    expect(computeDraftTotals(sampleDraft(back)).text).toEqual(computeDraftTotals(sampleDraft(lines)).text);
    expect(back.map(({ name, unitCode, discount }) => [name, unitCode, discount])).toEqual(
      lines.map(({ name, unitCode, discount }) => [name, unitCode, discount]),
    );
  });

  it('reads back any table it wrote', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const row = fc
      .array(cell, { minLength: 2, maxLength: 4 })
      .filter((cells) => cells.at(-1) !== '' && cells[0] !== '');
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (table) => {
        fc.pre(!table.flat().some((text) => text.startsWith('"')));
        expect(readPastedTable(writePastedTable(table))).toEqual(table);
      }),
      { seed: 7 },
    );
  });
});
