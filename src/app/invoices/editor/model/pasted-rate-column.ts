/** Which numbers of a pasted table without a head are its rates of VAT: quantity, price and value can look like rates too. */
import { isProduct } from './pasted-numbers';
import { isRateCell } from './pasted-rates';
import type { PastedTable } from './pasted-table';

/** Quantity, price and the rates. */
const MIN_WITH_RATES = 3;

/**
 * The last column of rates without which the first two of the others make a value; where none is left so, the last one, unless
 * quantity, price and value are all there is: „5” of „3 × 5 = 15” is a rate too. `amounts`: the columns of numbers, in order, without
 * that of row numbers. Undefined where none has rates, or where two amounts are all that there are.
 */
export function rateColumn(table: PastedTable, amounts: readonly number[]): number | undefined {
  if (amounts.length < MIN_WITH_RATES) return undefined;
  const rates = amounts.filter((at) => table.every((row) => (row[at] ?? '') === '' || isRateCell(row[at] ?? '')));
  const beside = rates.findLast((rate) => {
    const others = amounts.filter((at) => at !== rate);
    // Nothing is proved by „5 × 0 = 0”: the rate of an export and its VAT are 0 too.
    return valuesOf(table, others).some((value) => table.some((row) => /[1-9]/.test(row[value] ?? '')));
  });
  return beside ?? (valuesOf(table, amounts).length > 0 ? undefined : rates.at(-1));
}

/** The columns that quantity and price, the first two, make in every row that has all three. */
function valuesOf(table: PastedTable, [quantity, price, ...later]: readonly number[]): readonly number[] {
  if (quantity === undefined || price === undefined) return [];
  return later.filter((value) => {
    const whole = table.filter((row) => [quantity, price, value].every((at) => (row[at] ?? '') !== ''));
    return whole.length > 0 && whole.every((row) => isProduct(row[value], row[quantity], row[price]));
  });
}
