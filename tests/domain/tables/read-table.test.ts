import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '@/domain/tables/csv-text';
import { readTable } from '@/domain/tables/read-table';

describe('a pasted or chosen table', () => {
  it.each([
    ['a\tb\n1\t2\n', 'tabs'],
    ['\uFEFFa;b\r\n1;2\r\n', 'semicolons'],
    ['a,b\n1,2', 'commas'],
  ])('is read with its own separator', (text) => {
    expect(readTable(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, quotes and line ends inside quotes', () => {
    expect(readTable('n;o\n"a;b";"c ""d""\ne"')).toEqual([
      ['n', 'o'],
      ['a;b', 'c "d"\ne'],
    ]);
  });

  it('takes off the apostrophe that the export put on', () => {
    expect(readTable(csvText([['tel'], ['+40 722 111 222']]))).toEqual([['tel'], ['+40 722 111 222']]);
  });

  it('leaves out rows without text', () => {
    expect(readTable('a;b\n;\n\n1;2')).toHaveLength(2);
  });

  it('reads back what the export writes', () => {
    const cell = fc.stringMatching(/^[a-zăîâșțĂÎÂȘȚ0-9;",\n ]{0,12}$/).map((text) => text.trim());
    const row = fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        // The first line decides the separator, so it is a plain head.
        const table = [['nume', 'oras', 'note'], ...rows];
        expect(readTable(csvText(table))).toEqual(table);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});
