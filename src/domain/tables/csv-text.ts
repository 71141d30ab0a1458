import { csvCell } from './spreadsheet-cell';

/**
 * Rows as CSV that Romanian spreadsheets open as a table: semicolons apart, CRLF, with the byte-order mark that tells UTF-8.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
