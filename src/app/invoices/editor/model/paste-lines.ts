/** Lines of an invoice out of a table copied from a spreadsheet, and back. */
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import type { NewLine } from './draft-change';
import { cellText, typedChange } from './grid-cell';
import type { GridColumn } from './grid-columns';
import {
  columnsByContent,
  columnsByHead,
  groupsByPoint,
  numberCell,
  type PastedColumns,
  withoutGrouping,
} from './pasted-columns';
import { type PastedTable, readPastedTable, writePastedTable } from './pasted-table';
import type { VatChoice } from './vat-choices';

export interface PastedLines {
  readonly lines: readonly DraftLine[];
  /** Which columns were understood, for the words beside the paste. */
  readonly columns: PastedColumns;
  readonly headed: boolean;
}

interface PasteArguments {
  readonly newLine: NewLine;
  readonly vatChoices: readonly VatChoice[];
}

const NUMERIC: ReadonlySet<GridColumn> = new Set(['quantity', 'price']);

/** Whole lines: columns by their heads where the first row has them, else by what stands in them. */
export function pasteAsLines(text: string, args: PasteArguments): PastedLines {
  const table = readPastedTable(text).filter((row) => row.some((cell) => cell !== ''));
  const heads = columnsByHead(table[0] ?? []);
  const rows = heads === null ? table : table.slice(1);
  const columns = heads ?? columnsByContent(table);
  const named = rows.filter((row) => columns.some((column, index) => column === 'name' && (row[index] ?? '') !== ''));
  const reading = { ...args, grouped: groupsByPoint(rows) };
  const lines = named.map((row) => lineOf(row, columns, args.newLine(), reading));
  return { lines, columns, headed: heads !== null };
}

/** Into the grid: cell by cell from the place where the cursor stands, over the lines that are there. */
export function pasteIntoGrid(
  table: PastedTable,
  from: { readonly lines: readonly DraftLine[]; readonly columns: readonly GridColumn[] },
  args: PasteArguments,
): readonly DraftLine[] {
  const reading = { ...args, grouped: groupsByPoint(table) };
  return table.map((row, index) => lineOf(row, from.columns, from.lines[index] ?? args.newLine(), reading));
}

export function copyLines(lines: readonly DraftLine[], columns: readonly GridColumn[]): string {
  return writePastedTable(lines.map((line) => columns.map((column) => cellText(line, column))));
}

/** How the numbers of a table are read. */
interface Reading extends PasteArguments {
  readonly grouped: boolean;
}

function lineOf(row: readonly string[], columns: PastedColumns, line: DraftLine, reading: Reading): DraftLine {
  let made = line;
  for (const [index, column] of columns.entries()) {
    const cell = row[index];
    if (column === null || cell === undefined) continue;
    const text = NUMERIC.has(column) ? numberText(cell, reading.grouped) : cell;
    made = { ...made, ...typedChange(column, text, made, reading.vatChoices) };
  }
  return made;
}

function numberText(cell: string, grouped: boolean): string {
  return grouped ? withoutGrouping(numberCell(cell)) : numberCell(cell);
}
