/**
 * A table out of a file of a spreadsheet, as texts: XLSX, or CSV with semicolons, commas or tabs in any encoding that Romanian
 * programs write. Every row stands in its place, so that a report names it as the spreadsheet does.
 */
import { readXlsx } from 'hucre/xlsx';
import { rowsOfText } from '@/domain/tables/read-table';
import { cellText } from './cell-text';
import { hasMoreRows } from './count-rows';
import { decodeText } from './decode-text';
import { judgeZip } from './packed-size';

export interface SheetRows {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * `too-many-rows`: more than were asked for. `too-large`: it unpacks to more than a device has room for. `protected`: a
 * password is on it. `old-format`: a file of before 2007. `broken`: no table at all.
 */
export type ReadSheet =
  | { readonly kind: 'read'; readonly sheets: readonly SheetRows[] }
  | { readonly kind: 'too-many-rows' | 'too-large' | 'protected' | 'old-format' | 'broken' };

/** More are another system's way to fill a page. */
const MOST_COLUMNS = 300;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Microsoft's container: a workbook of before 2007, or one with a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];

/** `mostRows` of a sheet. */
export async function readSheet(bytes: Uint8Array, mostRows: number): Promise<ReadSheet> {
  const begins = (sign: readonly number[]): boolean => sign.every((byte, place) => bytes[place] === byte);
  if (begins(CONTAINER)) return { kind: hasPassword(bytes) ? 'protected' : 'old-format' };
  if (begins(ZIP)) {
    const judged = judgeZip(bytes);
    if (judged !== 'fits') return { kind: judged };
    return hasMoreRows(bytes, mostRows) ? { kind: 'too-many-rows' } : readWorkbook(bytes, mostRows);
  }
  // No text of a table has a zero byte, but in the two bytes of UTF-16.
  if (bytes.subarray(0, 1024).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe) return { kind: 'broken' };
  return bounded([{ name: '', rows: rowsOfText(decodeText(bytes), mostRows) }], mostRows);
}

/** The stream of an encrypted workbook bears this name, in UTF-16. */
function hasPassword(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');
}

async function readWorkbook(bytes: Uint8Array, mostRows: number): Promise<ReadSheet> {
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden = false, veryHidden = false }) => !hidden && !veryHidden,
      maxRows: mostRows + 1,
    });
    return bounded(
      sheets.map(({ name, rows, merges = [] }) => ({
        name,
        rows: filled(
          rows.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cellText(cell))),
          merges,
        ),
      })),
      mostRows,
    );
  } catch {
    // Its own errors speak of its parts; for a person the file is none.
    return { kind: 'broken' };
  }
}

interface Merge {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/** What stands in merged cells stands in each row of them: a number beside several lines is of all of them. */
function filled(rows: string[][], merges: readonly Merge[]): readonly (readonly string[])[] {
  for (const { startRow, startCol, endRow } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    if (text === '' || startCol >= MOST_COLUMNS) continue;
    for (const row of rows.slice(startRow + 1, endRow + 1)) {
      while (row.length <= startCol) row.push('');
      row[startCol] = text;
    }
  }
  return rows;
}

function bounded(sheets: readonly SheetRows[], mostRows: number): ReadSheet {
  return sheets.some(({ rows }) => rows.length > mostRows) ? { kind: 'too-many-rows' } : { kind: 'read', sheets };
}
