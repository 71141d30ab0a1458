/** The columns of VAT and of percents that a pasted table seems to have and that were not taken. */
import { fold } from '@/domain/text/fold';
import { columnOfHead, type GuessedColumns, type PastedColumns } from './pasted-columns';
import type { HeadedTable } from './pasted-head';
import { isNumber, isProduct } from './pasted-numbers';
import { isKnownRate, isLikeVat, isRateCell } from './pasted-rates';
import type { PastedTable } from './pasted-table';

/** The cell for which a column with the head of rates was taken for amounts, while no other one has rates. */
export function lostVatUnderHead({ head, columns, rows }: HeadedTable): string | undefined {
  if (columns.includes('vat')) return undefined;
  return head.flatMap((text, at) => (columnOfHead(text) === 'vat' ? (cellsOf(rows, at).find(isNoRate) ?? []) : []))[0];
}

/** The head of amounts of VAT, or with it, where no column has rates: „Valoare TVA”. That of a price is told as such. */
export function vatAmountsHead({ head, columns, rows }: HeadedTable): string | undefined {
  if (columns.includes('vat')) return undefined;
  return head.find((text, at) => isAboutVat(fold(text)) && columns[at] === null && cellsOf(rows, at).length > 0);
}

function isAboutVat(head: string): boolean {
  return /\btva\b/.test(head) && !/^(pret|p\.u)|\bfara tva\b/.test(head);
}

/**
 * The same under no head: of rates with a word among them, or of numbers that are rates at least by half, and not what quantity and
 * price make.
 */
export function lostVatByContent(rows: PastedTable, columns: PastedColumns): string | undefined {
  const [quantity, price] = [columns.indexOf('quantity'), columns.indexOf('price')];
  if (columns.includes('vat') || price < 0) return undefined;
  const left = columns.flatMap((column, at) => (column === null && at > price ? [at] : []));
  const worded = left.map((at) => cellsOf(rows, at)).find(isLikeVat);
  if (worded !== undefined) return worded.find((cell) => !isNumber(cell));
  const lost = left.find((at) => areMostlyRates(cellsOf(rows, at)));
  const row = lost === undefined ? undefined : rows.find((cells) => isNoRate(cells[lost] ?? ''));
  if (lost === undefined || row === undefined) return undefined;
  const cell = row[lost] ?? '';
  return isProduct(cell, row[quantity], row[price]) ? undefined : cell;
}

/** The first cell of a column without a head that was taken for the value of the line and may as well be its rate: „1 × 9 = 9”. */
export function valueOrVat(rows: PastedTable, columns: PastedColumns): string | undefined {
  const price = columns.indexOf('price');
  if (columns.includes('vat') || price < 0) return undefined;
  const left = columns.flatMap((column, at) => (column === null && at > price ? [cellsOf(rows, at)] : []));
  // Rates that are no value would have been taken.
  return left.find((cells) => cells.length > 0 && cells.every((cell) => isKnownRate(cell) && !cell.includes('%')))?.[0];
}

/** A cell of each of the columns without a head any of which may be the rates: „21” and „5%”. */
export function rivalCells(rows: PastedTable, { rivals }: GuessedColumns): readonly string[] | undefined {
  if (rivals.length === 0) return undefined;
  return [...new Set(rivals.flatMap((at) => cellsOf(rows, at)[0] ?? []))];
}

/** The first percent of a column without a head that was not taken: a discount, most often. */
export function percentLeft(rows: PastedTable, columns: PastedColumns): string | undefined {
  const left = columns.flatMap((column, at) => (column === null ? cellsOf(rows, at) : []));
  return left.find((cell) => cell.includes('%') && isNumber(cell));
}

function areMostlyRates(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every(isNumber) && 2 * cells.filter(isRateCell).length >= cells.length;
}

function cellsOf(rows: PastedTable, at: number): readonly string[] {
  return rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
}

function isNoRate(cell: string): boolean {
  return isNumber(cell) && !isRateCell(cell);
}
