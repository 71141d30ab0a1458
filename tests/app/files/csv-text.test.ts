import { describe, expect, it } from 'vitest';
import { tabText } from '@/app/files/tab-text';
import { csvText } from '@/domain/tables/csv-text';

/** The cells of one row as they stand in the file. */
const cells = (...row: readonly string[]): string => csvText([row]);

describe('CSV', () => {
  // Before: only what a semicolon would break; where a comma parts cells, the rest of `X,=cmd…` was a cell of its own.
  it('quotes every cell', () => {
    expect(cells('a;b', 'c"d', 'e\nf', 'simplu', '')).toBe('\uFEFF"a;b";"c""d";"e\nf";"simplu";""\r\n');
    expect(cells("X,=cmd|' /C calc'!A0")).toBe('\uFEFF"X,=cmd|\' /C calc\'!A0"\r\n');
  });

  it('never lets a cell be a formula, and leaves negative sums be', () => {
    expect(cells('=1+1', '-12,50', '+40', '-SUM(A1)', '@x')).toBe(
      '\uFEFF"\'=1+1";"-12,50";"+40";"\'-SUM(A1)";"\'@x"\r\n',
    );
  });

  it.each(['＝1+1', '＋1', '－1', '＠x', '\t=1', ' =1', '\r=1', '\u00a0=1'])('guards %j', (cell) => {
    expect(cells(cell)).toBe(`\uFEFF"'${cell}"\r\n`);
    expect(tabText([[cell]])).toContain(`'${cell}`);
  });
});

it('what goes to the clipboard is quoted only where it would break the table', () => {
  expect(tabText([['a\tb', 'c"d', 'simplu', '=1']])).toBe(`"a\tb"\t"c""d"\tsimplu\t'=1`);
});
