/**
 * Rows as CSV that Romanian spreadsheets open as a table: semicolons apart, CRLF, with the byte-order mark that tells UTF-8.
 * A cell that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

/** A number may begin with a sign; anything else that does may be a formula. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d[\d.,]*$))/;

function cellText(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
