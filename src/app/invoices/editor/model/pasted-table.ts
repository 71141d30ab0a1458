/** Reads and writes the text that spreadsheets put on the clipboard: cells apart by tabs, rows by line ends, quoted where they hold either. */

export type PastedTable = readonly (readonly string[])[];

/** Bounds the work on a paste by mistake. */
const MAX_ROWS = 10_000;
const CELL = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/y;

export function readPastedTable(text: string): PastedTable {
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n+$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  for (let match = CELL.exec(source); match !== null; match = CELL.exec(source)) {
    row.push(unquoted(match[1] ?? ''));
    if (match[2] === '\t') continue;
    rows.push(row);
    row = [];
    if (match[2] === '' || rows.length === MAX_ROWS) break;
  }
  return rows;
}

/** Whether a paste is a table at all; else it is text for the cell. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.trimEnd());
}

export function writePastedTable(rows: PastedTable): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function unquoted(cell: string): string {
  const text =
    cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return text.replaceAll(/\s+/g, ' ').trim();
}

function quoted(cell: string): string {
  return /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
