/**
 * A cell of a table as text for spreadsheets, quoted where it would break the table. What a spreadsheet would run as a
 * formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function spreadsheetCell(cell: string, separator: ';' | '\t'): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return BREAKING.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number may begin with a sign; anything else that does may be a formula. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d[\d.,]*$))/;
const BREAKING = /["\r\n]/;
