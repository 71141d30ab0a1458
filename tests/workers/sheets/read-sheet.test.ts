/** Tables as accountants have them: workbooks with formulas, merged cells and dates, text files of old programs, and what is no table. */

import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { hasMoreRows } from '@/workers/sheets/count-rows';
import { readSheet } from '@/workers/sheets/read-sheet';
import { writeSheet } from '@/workers/sheets/write-sheet';

const MOST = 20_000;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const read = await readSheet(bytes, MOST);
  if (read.kind !== 'read') throw new Error(read.kind);
  return read.sheets[0]?.rows ?? [];
}

describe('a workbook', () => {
  it('gives what it shows: numbers with a comma, days, results of formulas, merged cells in each row', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Transporturi',
          rows: [
            ['Nr', 'Data', 'Brut', 'Gata'],
            [1, new Date(Date.UTC(2026, 2, 16)), 0.1 + 0.2, true],
            [null, new Date(Date.UTC(2026, 2, 16, 14, 30)), 1260.5, false],
            [null, 46097, null, null],
          ],
          cells: new Map([['3,2', { formula: 'SUM(C2:C3)', formulaResult: 1260.8 }]]),
          merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
        },
        { name: 'Ascunsă', hidden: true, rows: [['x']] },
      ],
    });
    expect(await readSheet(bytes, MOST)).toEqual({
      kind: 'read',
      sheets: [
        {
          name: 'Transporturi',
          rows: [
            ['Nr', 'Data', 'Brut', 'Gata'],
            ['1', '16.03.2026', '0,3', 'da'],
            ['1', '16.03.2026 14:30', '1260,5', 'nu'],
            ['', '46097', '1260,8', ''],
          ],
        },
      ],
    });
  });

  it('of 300 columns is read, and of more so many', async () => {
    const wide = Array.from({ length: 400 }, (_, place) => `c${String(place)}`);
    expect((await rowsOf(await writeXlsx({ sheets: [{ name: 'A', rows: [wide] }] })))[0]).toHaveLength(300);
  });

  it('keeps its rows in their places, the empty ones too', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['a'], [], ['b']] }] });
    expect((await rowsOf(bytes)).map(([cell = '']) => cell)).toEqual(['a', '', 'b']);
  });

  it('that we wrote is read back; what looks like a formula is a text', async () => {
    const columns = [['Text', 12] as const, ['Număr', 8] as const];
    const bytes = await writeSheet({
      name: 'Listă',
      columns,
      rows: [
        ['=1+1', 3.5],
        ['șțăâî', null],
      ],
    });
    expect(await rowsOf(bytes)).toEqual(
      [
        ['Text', 'Număr'],
        ['=1+1', '3,5'],
        ['șțăâî', ''],
      ].map((row) => row),
    );
  });

  it('of more rows than asked for is told', async () => {
    const rows = Array.from({ length: 12 }, (_, place) => [place]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] });
    expect(await readSheet(bytes, 10)).toEqual({ kind: 'too-many-rows' });
    expect(await readSheet(bytes, 12)).toMatchObject({ kind: 'read' });
  });

  // Before: all of it was unpacked and parsed first, 115 MB of text and 19 s on a busy machine.
  it('of a million rows is told from its first ones, without parsing what it unpacks to', async () => {
    expect(await readSheet(manyRows(1_000_000), MOST)).toEqual({ kind: 'too-many-rows' });
    // Counted to the row, wherever the pieces are cut.
    const fewer = manyRows(50_000);
    expect([50_000, 49_999].map((most) => hasMoreRows(fewer, most))).toEqual([false, true]);
  });

  it('has hidden sheets of any length', async () => {
    const rows = Array.from({ length: 12 }, (_, place) => [place]);
    const bytes = await writeXlsx({
      sheets: [
        { name: 'A', rows: [['a']] },
        { name: 'B', rows, hidden: true },
      ],
    });
    expect(await readSheet(bytes, 10)).toMatchObject({ kind: 'read', sheets: [{ name: 'A' }] });
  });
});

/** Short ones: the whole is under what may be unpacked. `count`: of thousands. */
function manyRows(count: number): Uint8Array {
  const thousand = '<row><c><v>1</v></c></row>'.repeat(1_000);
  const sheet = text(`<worksheet><sheetData>${thousand.repeat(count / 1_000)}</sheetData></worksheet>`);
  return zipSync({ 'xl/workbook.xml': text('<workbook/>'), 'xl/worksheets/sheet1.xml': sheet }, { level: 1 });
}

describe('a text file', () => {
  it.each([
    ['semicolons', 'a;b\r\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['commas', 'a,b\n1,2\n'],
  ])('with %s', async (_name, content) => {
    expect(await rowsOf(text(content))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('in windows-1250 has its letters, with commas below', async () => {
    // „Oraş;Staţie” as an old program writes it.
    const bytes = Uint8Array.of(0x4f, 0x72, 0x61, 0xba, 0x3b, 0x53, 0x74, 0x61, 0xfe, 0x69, 0x65);
    expect(await rowsOf(bytes)).toEqual([['Oraș', 'Stație']]);
  });

  it('in UTF-16 with its mark', async () => {
    const content = '\uFEFFOraș\tNr\n1\t2';
    const bytes = new Uint8Array(Uint16Array.from(content, (letter) => letter.charCodeAt(0)).buffer);
    expect(await rowsOf(bytes)).toEqual([
      ['Oraș', 'Nr'],
      ['1', '2'],
    ]);
  });

  it('of a million rows is told before it is held', async () => {
    expect(await readSheet(text('a;b\n'.repeat(1_000_000)), MOST)).toEqual({ kind: 'too-many-rows' });
  });
});

describe('what is no table', () => {
  it('is told apart', async () => {
    expect(await readSheet(Uint8Array.of(0, 1, 2, 3, 0), MOST)).toEqual({ kind: 'broken' });
    expect(await readSheet(text('PK\u0003\u0004 and no more'), MOST)).toEqual({ kind: 'broken' });
    expect(await readSheet(zipSync({ 'a.txt': text('a') }), MOST)).toEqual({ kind: 'broken' });
    expect(await readSheet(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), MOST)).toEqual({ kind: 'old-format' });
  });

  it('and unpacks to more than a device holds is refused unread', async () => {
    const small = zipSync({ 'xl/worksheets/sheet1.xml': text('<a/>') });
    const bomb = new DataView(small.buffer, small.byteOffset, small.byteLength);
    const entry = bomb.getUint32(small.length - 22 + 16, true);
    bomb.setUint32(entry + 24, 210 * 1024 * 1024, true);
    expect(await readSheet(small, MOST)).toEqual({ kind: 'too-large' });
  });
});
