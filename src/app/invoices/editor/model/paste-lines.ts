/** Lines of an invoice out of a table copied from a spreadsheet. */
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { fold } from '@/domain/text/fold';
import type { NewLine } from './draft-change';
import { typedChange } from './grid-cell';
import type { GridColumn } from './grid-columns';
import { lostVatByContent, lostVatUnderHead, percentLeft, rivalCells, valueOrVat, vatAmountsHead } from './lost-vat';
import {
  columnsByContent,
  fitsColumns,
  type GuessedColumns,
  grossPriceHead,
  type PastedColumns,
} from './pasted-columns';
import { type HeadedTable, headedTable } from './pasted-head';
import { isNumber, numberCell, readNumbersOf, type Thousands, withoutGrouping } from './pasted-numbers';
import { rateCell } from './pasted-rates';
import { type PastedTable, readPastedTable } from './pasted-table';
import { findVat, type VatChoice } from './vat-choices';

export interface PastedLines {
  readonly lines: readonly DraftLine[];
  /** Which columns were understood, for the words beside the paste. */
  readonly columns: PastedColumns;
  readonly headed: boolean;
  readonly doubts: PasteDoubts;
}

/** What the person has to look at. */
export interface PasteDoubts {
  /** A cell whose point was taken to part thousands with nothing to prove it: `1.250`. */
  readonly unproven?: string | undefined;
  /** The head of a price that was not taken: it has VAT in it. */
  readonly grossPrice?: string | undefined;
  /** A VAT that is none of the company's: its line keeps the one it had. */
  readonly unknownVat?: string | undefined;
  /** The cell, no rate, for which a column that seems to be the VAT was not taken. */
  readonly lostVat?: string | undefined;
  /** What was taken for the value of a line and may be its rate. */
  readonly valueOrVat?: string | undefined;
  /** The head of amounts of VAT where no column has the rates. */
  readonly vatAmounts?: string | undefined;
  /** Cells of the columns any of which may be the rates: none was taken. */
  readonly rivals?: readonly string[] | undefined;
  /** A percent of a column that was taken for nothing. */
  readonly percentLeft?: string | undefined;
}

interface PasteArguments {
  readonly newLine: NewLine;
  readonly vatChoices: readonly VatChoice[];
}

const AMOUNTS: ReadonlySet<GridColumn> = new Set(['quantity', 'price', 'discount']);

/** Whole lines: columns by their heads where the first row has them, else by what stands in them. */
export function pasteAsLines(text: string, args: PasteArguments): PastedLines {
  const table = readPastedTable(text).filter((row) => row.some((cell) => cell !== ''));
  const headed = headedTable(table);
  const rows = headed?.rows ?? table;
  const guessed = headed === null ? columnsByContent(table) : undefined;
  const columns = headed?.columns ?? guessed?.columns ?? [];
  const numbers = readNumbersOf(amountsOf(rows, columns, headed === null));
  const percents =
    headed === null ? -1 : columns.findIndex((column, at) => column === 'discount' && isPercent(headed.head[at]));
  const reading = { ...args, thousands: numbers.thousands, percents };
  const own = rows.filter((row) => isLine(row, columns));
  const lines = own.map((row) => lineOf(row, columns, args.newLine(), reading));
  return {
    lines,
    columns,
    headed: headed !== null,
    doubts: {
      unproven: numbers.unproven,
      unknownVat: unknownVat(own, columns, args),
      ...(headed === null ? {} : doubtsUnderHead({ ...headed, rows: own })),
      ...(guessed === undefined ? {} : doubtsByContent(own, guessed)),
    },
  };
}

function doubtsUnderHead(table: HeadedTable): PasteDoubts {
  const lostVat = lostVatUnderHead(table);
  const vatAmounts = lostVat === undefined ? vatAmountsHead(table) : undefined;
  return { grossPrice: grossPriceHead(table.head, table.columns), lostVat, vatAmounts };
}

/** One thing of one column. */
function doubtsByContent(rows: PastedTable, guessed: GuessedColumns): PasteDoubts {
  const rivals = rivalCells(rows, guessed);
  if (rivals !== undefined) return { rivals };
  const lostVat = lostVatByContent(rows, guessed.columns);
  if (lostVat !== undefined) return { lostVat };
  return { valueOrVat: valueOrVat(rows, guessed.columns), percentLeft: percentLeft(rows, guessed.columns) };
}

/**
 * Into the grid from the place where the cursor stands, over the lines that are there: cell by cell where the table fits
 * its columns. One with a head, or whose columns are others, is read as whole lines.
 */
export function pasteIntoGrid(
  text: string,
  from: { readonly lines: readonly DraftLine[]; readonly columns: readonly GridColumn[] },
  args: PasteArguments,
): Pick<PastedLines, 'lines' | 'doubts'> {
  const table = readPastedTable(text);
  if (headedTable(table) !== null) return pasteAsLines(text, args);
  if (from.columns[0] === 'name' && !fitsColumns(table, from.columns)) {
    const whole = pasteAsLines(text, args);
    if (whole.columns.includes('name') && whole.columns.includes('quantity')) return whole;
  }
  const numbers = readNumbersOf(amountsOf(table, from.columns, false));
  const reading = { ...args, thousands: numbers.thousands, percents: -1 };
  const lines = table.map((row, index) => lineOf(row, from.columns, from.lines[index] ?? args.newLine(), reading));
  return { lines, doubts: { unproven: numbers.unproven, unknownVat: unknownVat(table, from.columns, args) } };
}

/** How the cells of a table are read. */
interface Reading extends PasteArguments {
  readonly thousands: Thousands;
  /** The column of discounts whose head says percents; -1 none. */
  readonly percents: number;
}

function lineOf(row: readonly string[], columns: PastedColumns, line: DraftLine, reading: Reading): DraftLine {
  let made = line;
  for (const [index, column] of columns.entries()) {
    const cell = row[index];
    if (column === null || cell === undefined) continue;
    made = { ...made, ...typedChange(column, typedOf(cell, column, index, reading), made, reading.vatChoices) };
  }
  return made;
}

/** The cell as somebody would type it. */
function typedOf(cell: string, column: GridColumn, index: number, { thousands, percents }: Reading): string {
  if (column === 'vat') return isNumber(cell) ? rateCell(cell) : cell;
  if (!AMOUNTS.has(column)) return cell;
  const number = withoutGrouping(numberCell(cell), thousands);
  const percent = column === 'discount' && (index === percents || cell.includes('%'));
  return percent && number !== '' ? `${number}%` : number;
}

/** The first cell of VAT that says something and is no rate, nor the words of one. */
function unknownVat(rows: PastedTable, columns: PastedColumns, { vatChoices }: PasteArguments): string | undefined {
  const at = columns.indexOf('vat');
  const cells = at < 0 ? [] : rows.flatMap((row) => row[at] ?? []);
  return cells.find((cell) => cell.trim() !== '' && !isNumber(cell) && findVat(cell, vatChoices) === undefined);
}

/** What tells how numbers are written: the amounts of the lines, and, under no head of theirs, values and sums beside them. */
function amountsOf(rows: PastedTable, columns: PastedColumns, guessed: boolean): readonly string[] {
  const leading = guessed ? columns.findIndex((column) => column !== null) : 0;
  return rows.flatMap((row) =>
    row.filter((_, index) => {
      const column = columns[index];
      return column === null ? index > leading : column !== undefined && AMOUNTS.has(column);
    }),
  );
}

/** A row with a name; not the sum under the table. */
function isLine(row: readonly string[], columns: PastedColumns): boolean {
  const cellOf = (wanted: GridColumn): string => row[columns.indexOf(wanted)] ?? '';
  const name = cellOf('name');
  if (name === '') return false;
  return !/^(sub)?total\b/.test(fold(name)) || (cellOf('quantity') !== '' && cellOf('price') !== '');
}

function isPercent(head: string | undefined): boolean {
  return /%|procent/.test(fold(head ?? ''));
}
