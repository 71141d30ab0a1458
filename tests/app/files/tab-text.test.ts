import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabText } from '@/app/files/tab-text';
import { readTable } from '@/domain/tables/read-table';

describe('text for a spreadsheet', () => {
  it('quotes what would break the table, and never lets a cell be a formula', () => {
    expect(tabText([['a\tb', 'c"d', 'e\nf', 'g;h', '=1+1', '-12,50']])).toBe(
      '"a\tb"\t"c""d"\t"e\nf"\tg;h\t\'=1+1\t-12,50',
    );
  });

  it('is read back as it was by the import', () => {
    // The import trims cells, leaves out empty rows and takes the formulas' apostrophe off.
    const cell = fc.string().map((text) => `x${text.replaceAll('\r', '')}x`);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 9 }), (rows) => {
        expect(readTable(tabText(rows))).toEqual(rows);
      }),
      { seed: 20261126, numRuns: 500 },
    );
  });
});
