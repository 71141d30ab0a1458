/**
 * Cells of a table as text for spreadsheets. What a spreadsheet would run as a formula gets an apostrophe before it (OWASP,
 * CSV injection).
 */

/** For a file: always quoted, as it may be opened where another sign parts cells, and a comma would begin one. */
export function csvCell(cell: string): string {
  return quoted(guarded(cell));
}

/** For the clipboard, where tabs part cells: quoted where it would break the table. */
export function tabCell(cell: string): string {
  const safe = guarded(cell);
  return /["\r\n\t]/.test(safe) ? quoted(safe) : safe;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Also in the full width of eastern keyboards. A number may begin with a sign; anything else that does may be a formula. */
const FORMULA = /^(?:[\t\r]|\s*(?:[=@＝＠＋－]|[+-](?!\d[\d.,]*$)))/;
