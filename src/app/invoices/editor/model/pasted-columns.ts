/** Which column of a pasted table is which of the line: by its head where there is one, else by what stands in it. */
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { fold } from '@/domain/text/fold';
import { findUnit } from '@/domain/units/find-unit';
import type { GridColumn } from './grid-columns';
import type { PastedTable } from './pasted-table';

/** One a column of the table; null where it is of no use (row numbers, values, VAT amounts). */
export type PastedColumns = readonly (GridColumn | null)[];

/** Heads as accountants and programs write them, folded; the longest that begins the head decides. */
const HEADS: readonly (readonly [head: string, column: GridColumn | null])[] = [
  ['denumire', 'name'],
  ['produs', 'name'],
  ['articol', 'name'],
  ['serviciu', 'name'],
  ['descriere', 'name'],
  ['cod', 'code'],
  ['sku', 'code'],
  ['um', 'unit'],
  ['u.m', 'unit'],
  ['unitate', 'unit'],
  ['cant', 'quantity'],
  ['buc', 'quantity'],
  ['pret', 'price'],
  ['p.u', 'price'],
  ['tva', 'vat'],
  ['cota', 'vat'],
  ['valoare tva', null],
  ['tva lei', null],
  ['discount', 'discount'],
  ['reducere', 'discount'],
  ['rabat', 'discount'],
  ['valoare', null],
  ['total', null],
  ['nr', null],
];

/** Rates a column of whole numbers can be told by: those in force since 2016 (Legea 227/2015, Legea 141/2025). */
const KNOWN_RATES = new Set(['0', '5', '9', '11', '19', '20', '21', '24']);
const MIN_KNOWN_HEADS = 2;

export function columnsByHead(row: readonly string[]): PastedColumns | null {
  const columns = row.map(columnOfHead);
  const known = columns.filter((column) => column !== undefined);
  const usable = known.filter((column) => column !== null);
  return known.length >= MIN_KNOWN_HEADS && usable.includes('name') ? unique(columns) : null;
}

/** In order: first text is the name, then unit, quantity, price and VAT by what their cells can be. */
export function columnsByContent(table: PastedTable): PastedColumns {
  const width = Math.max(0, ...table.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, index) =>
    table.map((row) => row[index] ?? '').filter((cell) => cell !== ''),
  );
  const isNumeric = cells.map((column) => column.length > 0 && column.every((cell) => isNumber(cell)));
  const vat = cells.findLastIndex((column, index) => isNumeric[index] === true && column.every(isRate));
  const numbers = cells.flatMap((_, index) => (isNumeric[index] === true ? [index] : []));
  const rowNumbers = numbers.length > 2 && numbers[0] === 0 && isCounting(cells[0] ?? []) ? 0 : -1;
  const amounts = numbers.filter((index) => index !== rowNumbers && (index !== vat || numbers.length < 3));
  const name = cells.findIndex((column, index) => column.length > 0 && isNumeric[index] !== true);
  const unit = cells.findIndex(
    (column, index) => index !== name && column.length > 0 && column.every(isUnit) && isNumeric[index] !== true,
  );
  const code = cells.findIndex(
    (column, index) => index !== name && index !== unit && column.length > 0 && isNumeric[index] !== true,
  );
  const places: readonly (readonly [number | undefined, GridColumn])[] = [
    [name, 'name'],
    [unit, 'unit'],
    [code, 'code'],
    [amounts[0], 'quantity'],
    [amounts[1], 'price'],
    [numbers.length >= 3 ? vat : -1, 'vat'],
  ];
  return cells.map((_, index) => places.find(([place]) => place === index)?.[1] ?? null);
}

function columnOfHead(text: string): GridColumn | null | undefined {
  const head = fold(text);
  const matches = HEADS.filter(([word]) => head.startsWith(word));
  return matches.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** A second column of the same kind („Preț fără TVA”, „Preț cu TVA”) is left out. */
function unique(columns: readonly (GridColumn | null | undefined)[]): PastedColumns {
  return columns.map((column, index) => (column === undefined || columns.indexOf(column) !== index ? null : column));
}

/** Amounts come with their currency and blanks. */
export function numberCell(text: string): string {
  return text.replaceAll(/lei|ron|eur|€|%/gi, '').trim();
}

/**
 * `1.025` is a thousand in one table and one in another: where the table writes decimals with a comma and none with a
 * point, its points group thousands.
 */
export function groupsByPoint(table: PastedTable): boolean {
  const numbers = table.flat().map(numberCell);
  return numbers.some((cell) => /\d,\d{1,2}$/.test(cell)) && !numbers.some((cell) => /^\d+\.\d{1,2}$/.test(cell));
}

export function withoutGrouping(cell: string): string {
  return /^[-−]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(cell) ? cell.replaceAll('.', '') : cell;
}

function isNumber(text: string): boolean {
  return parseTypedNumber(numberCell(text)).ok;
}

function isRate(text: string): boolean {
  return text.includes('%') || KNOWN_RATES.has(numberCell(text));
}

function isUnit(text: string): boolean {
  return findUnit(text) !== undefined;
}

function isCounting(column: readonly string[]): boolean {
  return column.every((cell, index) => cell === String(index + 1));
}
