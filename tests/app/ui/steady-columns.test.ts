import { describe, expect, it } from 'vitest';
import type { Column } from '@/app/ui/table/column';
import { drawSameRows } from '@/app/ui/table/steady-columns';

const NUMBER: Column<string> = { id: 'number', head: 'Număr', width: 88, cell: (row) => row };
const TOTAL: Column<string> = { id: 'total', head: 'Total', width: 112, align: 'end', cell: () => '' };
const COLUMNS = [NUMBER, TOTAL];

describe('the columns that rows are drawn by', () => {
  it('are the same whatever is typed into a filter', () => {
    const typed = COLUMNS.map((column) => ({ ...column, filter: `713 in ${column.id}` }));
    expect(drawSameRows(COLUMNS, typed)).toBe(true);
  });

  it('are others where a cell, its look or its edge is another', () => {
    for (const change of [{ cell: () => 'x' }, { look: 'font-medium' }, { align: 'end' as const }])
      expect(drawSameRows(COLUMNS, [{ ...NUMBER, ...change }, TOTAL])).toBe(false);
  });

  it('are others where one is hidden, shown or moved', () => {
    expect(drawSameRows(COLUMNS, [NUMBER])).toBe(false);
    expect(drawSameRows([NUMBER], COLUMNS)).toBe(false);
    expect(drawSameRows(COLUMNS, [TOTAL, NUMBER])).toBe(false);
  });
});
