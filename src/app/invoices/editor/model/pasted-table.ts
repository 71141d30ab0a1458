/** Reads and writes the text that spreadsheets put on the clipboard: cells apart by tabs, rows by line ends, quoted where they hold either. */

export type PastedTable = readonly (readonly string[])[];

/** Bounds the work on a paste by mistake. */
const MAX_ROWS = 10_000;
const CELL = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/y;
/** Of a CSV file as Romanian programs write it, copied as text. */
const CSV_CELL = /("(?:[^"]|"")*"|[^;\n]*)(;|\n|$)/y;
/** So many in every row; fewer may be marks of a list of names. */
const MIN_SEMICOLONS = 2;

export function readPastedTable(text: string): PastedTable {
  const source = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/\n+$/, '');
  const cell = isCsv(source) ? CSV_CELL : CELL;
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  for (let match = cell.exec(source); match !== null; match = cell.exec(source)) {
    row.push(unquoted(match[1] ?? ''));
    if (match[2] === '\t' || match[2] === ';') continue;
    rows.push(row);
    row = [];
    if (match[2] === '' || rows.length === MAX_ROWS) break;
  }
  return rows;
}

function isCsv(source: string): boolean {
  if (source.includes('\t')) return false;
  const counts = source
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/"[^"]*"/g, '').split(';').length - 1);
  return (counts[0] ?? 0) >= MIN_SEMICOLONS && counts.every((count) => count === counts[0]);
}

/** Whether a paste is a table at all; else it is text for the cell. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.trimEnd());
}

export function writePastedTable(rows: PastedTable): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** `"Vila" și "Casa"` is no quoted cell: it begins and ends with a quote of its own. */
const QUOTED = /^"(?:[^"]|"")*"$/;

function unquoted(cell: string): string {
  const text = QUOTED.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return text.replaceAll(/\s+/g, ' ').trim();
}

function quoted(cell: string): string {
  return /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
