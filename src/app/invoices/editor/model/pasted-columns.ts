/** Which column of a pasted table is which of the line: by its head where there is one, else by what stands in it. */
import { fold } from '@/domain/text/fold';
import { findUnit } from '@/domain/units/find-unit';
import type { GridColumn } from './grid-columns';
import { isNumber } from './pasted-numbers';
import { rateColumns } from './pasted-rate-column';
import { isRateCell, isRatesAndWords, isVatInWords } from './pasted-rates';
import type { PastedTable } from './pasted-table';

/** One a column of the table; null where it is of no use (row numbers, values, VAT amounts). */
export type PastedColumns = readonly (GridColumn | null)[];

/** What stands in a table without a head. */
export interface GuessedColumns {
  readonly columns: PastedColumns;
  /** Columns any of which may be the VAT, so that none was taken. */
  readonly rivals: readonly number[];
}

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
  ['% tva', 'vat'],
  ['procent tva', 'vat'],
  ['rata tva', 'vat'],
  ['valoare tva', null],
  ['tva lei', null],
  ['tva (lei', null],
  ['discount', 'discount'],
  ['reducere', 'discount'],
  ['rabat', 'discount'],
  ['valoare', null],
  ['total', null],
  ['nr', null],
];
/** „Preț cu TVA”, „Preț (TVA inclus)”: the price of a line is the one without. */
const WITH_VAT = /\b(cu|inclusiv|incl\.?) tva\b|\btva incl/;

const MIN_KNOWN_HEADS = 2;

/** Null where the first row is no head. `rows` are those under it. */
export function columnsByHead(row: readonly string[], rows: PastedTable): PastedColumns | null {
  // „Serviciu de pază, buc, 2, 100” begins as heads do, and is a line: heads have no amounts.
  if (row.some((cell) => isNumber(cell) && !cell.includes('%'))) return null;
  const heads = row.map(columnOfHead);
  const columns = heads.map((column, index) => (column === 'vat' && !holdsRates(rows, index) ? null : column));
  const known = columns.filter((column) => column !== undefined);
  const usable = known.filter((column) => column !== null);
  return known.length >= MIN_KNOWN_HEADS && usable.includes('name') ? unique(columns) : null;
}

/** In order: first text is the name, then unit, quantity, price and VAT by what their cells can be. */
export function columnsByContent(table: PastedTable): GuessedColumns {
  const width = Math.max(0, ...table.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, index) =>
    table.map((row) => row[index] ?? '').filter((cell) => cell !== ''),
  );
  const isNumeric = cells.map((column) => column.length > 0 && column.every(isNumber) && !column.every(isBarcode));
  const numbers = cells.flatMap((_, index) => (isNumeric[index] === true ? [index] : []));
  const rowNumbers = numbers.length > 2 && numbers[0] === 0 && isCounting(cells[0] ?? []) ? 0 : -1;
  const counted = numbers.filter((index) => index !== rowNumbers);
  const price = counted[1] ?? width;
  const worded = cells.findLastIndex((column, index) => index > price && isVatInWords(column));
  const likeRates = rateColumns(table, counted);
  const rates = likeRates.length === 1 ? (likeRates[0] ?? -1) : -1;
  const vat = rates > price || worded < 0 ? rates : worded;
  const amounts = counted.filter((index) => index !== vat);
  const texts = cells.flatMap((column, index) =>
    column.length > 0 && isNumeric[index] !== true && index !== vat ? [index] : [],
  );
  const codeFirst = isCode(cells[texts[0] ?? -1]) && texts.slice(1).some((index) => isWords(cells[index]));
  const name = codeFirst ? texts.find((index) => isWords(cells[index])) : texts[0];
  const unit = texts.find((index) => index !== name && cells[index]?.every(isUnit) === true);
  const code = texts.find(
    (index) => index !== name && index !== unit && !(index > price && isRatesAndWords(cells[index] ?? [])),
  );
  const places: readonly (readonly [number | undefined, GridColumn])[] = [
    [name, 'name'],
    [unit, 'unit'],
    [code, 'code'],
    [amounts[0], 'quantity'],
    [amounts[1], 'price'],
    [vat, 'vat'],
  ];
  return {
    columns: cells.map((_, index) => places.find(([place]) => place === index)?.[1] ?? null),
    rivals: vat < 0 ? likeRates : [],
  };
}

/** The head of the price that was left out because it has VAT in it; undefined where another one was taken. */
export function grossPriceHead(row: readonly string[], columns: PastedColumns): string | undefined {
  if (columns.includes('price')) return undefined;
  return row.find((text) => WITH_VAT.test(fold(text)) && /^(pret|p\.u)/.test(fold(text)));
}

/** Whether what is pasted can stand in these columns of the grid, cell by cell. */
export function fitsColumns(table: PastedTable, columns: readonly GridColumn[]): boolean {
  return table.every((row) =>
    row.every((cell, index) => {
      const column = columns[index];
      if (cell === '') return true;
      if (column === 'quantity' || column === 'price') return isNumber(cell);
      return column !== 'unit' || isUnit(cell) || !isNumber(cell);
    }),
  );
}

/** Undefined for a head that says nothing known. */
export function columnOfHead(text: string): GridColumn | null | undefined {
  const head = fold(text);
  if (WITH_VAT.test(head)) return null;
  const matches = HEADS.filter(([word]) => head.startsWith(word));
  return matches.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** „TVA” is the head of the rates in one table and of the amounts in another. */
function holdsRates(rows: PastedTable, index: number): boolean {
  return rows.every((row) => isRateCell(row[index] ?? '') || !isNumber(row[index] ?? ''));
}

/** A second column of the same kind („Preț fără TVA”, „Preț cu TVA”) is left out. */
function unique(columns: readonly (GridColumn | null | undefined)[]): PastedColumns {
  return columns.map((column, index) => (column === undefined || columns.indexOf(column) !== index ? null : column));
}

function isUnit(text: string): boolean {
  return findUnit(text) !== undefined;
}

/** EAN and GTIN. */
function isBarcode(text: string): boolean {
  return /^\d{8}(\d{4,6})?$/.test(text);
}

/** `FA650-25` in every cell: the code of what the next text names. */
function isCode(cells: readonly string[] | undefined): boolean {
  return cells?.every((cell) => /^\S*\d\S*$/.test(cell)) === true;
}

function isWords(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && !isCode(cells) && !cells.every(isUnit);
}

/** `1, 2, 3`, also `1.` and `1)`, and the chapters of an estimate: `1.1`, `1.2`. */
function isCounting(column: readonly string[]): boolean {
  const [first = ''] = column;
  return (
    column.every((cell, index) => cell.replace(/[.)]$/, '') === String(index + 1)) ||
    (column.length > 1 &&
      /^\d+(\.\d+)+$/.test(first) &&
      column.every((cell) => /^\d+(\.\d+)+$/.test(cell)) &&
      rises(column))
  );
}

function rises(column: readonly string[]): boolean {
  const order = new Intl.Collator('ro', { numeric: true });
  return column.every((cell, index) => index === 0 || order.compare(column[index - 1] ?? '', cell) < 0);
}
