import { tabCell } from '@/domain/tables/spreadsheet-cell';

/** Rows as the clipboard carries them to a spreadsheet: tabs apart, one line a row. */
export function tabText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(tabCell).join('\t')).join('\r\n');
}
