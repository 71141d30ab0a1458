/** Which numbers of a pasted table without a head are its rates of VAT: quantity, price, value and discount can look like rates too. */
import { isProduct } from './pasted-numbers';
import { isKnownRate, rateCell } from './pasted-rates';
import type { PastedTable } from './pasted-table';

/** Quantity, price and the rates. */
const MIN_WITH_RATES = 3;

/**
 * The columns that may be the rates: those without which the first two of the others make a value; where none is left so, those
 * behind the price, unless quantity, price and value are all there is: „5” of „3 × 5 = 15” is a rate too. `amounts`: the columns of
 * numbers, in order, without that of row numbers. Columns that say the same in each row are one. More than one: nothing tells which
 * of them it is, as „21” beside a discount of „5%”. A percent that never was a rate is none.
 */
export function rateColumns(table: PastedTable, amounts: readonly number[]): readonly number[] {
  if (amounts.length < MIN_WITH_RATES) return [];
  const rates = amounts.filter((at) => table.every((row) => (row[at] ?? '') === '' || isKnownRate(row[at] ?? '')));
  const beside = rates.filter((rate) => {
    const others = amounts.filter((at) => at !== rate);
    // Nothing is proved by „5 × 0 = 0”: the rate of an export and its VAT are 0 too.
    return valuesOf(table, others).some((value) => table.some((row) => /[1-9]/.test(row[value] ?? '')));
  });
  if (beside.length > 0) return different(table, beside);
  if (valuesOf(table, amounts).length > 0) return [];
  const behind = rates.filter((at) => amounts.indexOf(at) >= MIN_WITH_RATES - 1);
  return behind.length > 0 ? different(table, behind) : rates.slice(-1);
}

/** The last of those that say the same. */
function different(table: PastedTable, columns: readonly number[]): readonly number[] {
  return columns.filter((one, index) =>
    columns
      .slice(index + 1)
      .every((other) => table.some((row) => rateCell(row[one] ?? '') !== rateCell(row[other] ?? ''))),
  );
}

/** The columns that quantity and price, the first two, make in every row that has all three. */
function valuesOf(table: PastedTable, [quantity, price, ...later]: readonly number[]): readonly number[] {
  if (quantity === undefined || price === undefined) return [];
  return later.filter((value) => {
    const whole = table.filter((row) => [quantity, price, value].every((at) => (row[at] ?? '') !== ''));
    return whole.length > 0 && whole.every((row) => isProduct(row[value], row[quantity], row[price]));
  });
}
