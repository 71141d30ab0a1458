import { spreadsheetCell } from '@/app/files/spreadsheet-cell';

/** Rows as the clipboard carries them to a spreadsheet: tabs apart, one line a row. */
export function tabText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => spreadsheetCell(cell, '\t')).join('\t')).join('\r\n');
}
