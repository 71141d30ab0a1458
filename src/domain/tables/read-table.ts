/** Reads a table from text: what a spreadsheet puts on the clipboard (tabs), or a CSV file (semicolons or commas). */

export type TextTable = readonly (readonly string[])[];

/** Bounds the work on a file chosen by mistake. */
const MAX_ROWS = 20_000;

/** Cells are trimmed; rows without any text are left out. */
export function readTable(text: string): TextTable {
  return rowsOfText(text, MAX_ROWS).filter((row) => row.some((cell) => cell !== ''));
}

/** Every row in its place, the empty ones too; at most one more than asked for, which tells that there are more. */
export function rowsOfText(text: string, most: number): readonly (readonly string[])[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(source.slice(0, firstLineEnd(source)));
  const rows: string[][] = [[]];
  let at = 0;
  while (at < source.length && rows.length <= most + 1) {
    const { cell, end } = readCell(source, at, separator);
    // The apostrophe that our own export puts before what a spreadsheet would run.
    rows.at(-1)?.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows;
}

function firstLineEnd(source: string): number {
  const end = source.indexOf('\n');
  return end < 0 ? source.length : end;
}

/** A tab decides; else whichever of semicolon and comma the head has more of. */
function separatorOf(head: string): string {
  if (head.includes('\t')) return '\t';
  return head.split(';').length >= head.split(',').length ? ';' : ',';
}

/** `end`: the place of the separator or line end after the cell. */
function readCell(source: string, from: number, separator: string): { readonly cell: string; readonly end: number } {
  if (source[from] === '"') {
    const close = closingQuote(source, from + 1);
    // Text after the closing quote is kept: some programs quote only a part.
    const end = cellEnd(source, close + 1, separator);
    const cell = source.slice(from + 1, close).replaceAll('""', '"') + source.slice(close + 1, end);
    return { cell, end };
  }
  const end = cellEnd(source, from, separator);
  return { cell: source.slice(from, end), end };
}

function closingQuote(source: string, from: number): number {
  let at = from;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote < 0) return source.length;
    if (source[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

function cellEnd(source: string, from: number, separator: string): number {
  let at = from;
  while (at < source.length && source[at] !== separator && source[at] !== '\n') at += 1;
  return at;
}
