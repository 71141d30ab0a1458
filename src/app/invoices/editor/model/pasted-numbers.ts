/** How the numbers of a table copied from a spreadsheet are written: the sign of its decimals, of its thousands, of what is below zero. */
import { toDecimal } from '@/domain/money/decimal';
import { compareDecimals, multiply } from '@/domain/money/decimal-arithmetic';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { roundMoney } from '@/domain/money/rounding';

/** What groups thousands in a table; `both` where some cells write it in one way and some in the other. */
export type Thousands = '.' | ',' | 'both';

export interface NumbersReading {
  readonly thousands: Thousands;
  /** A cell that only the custom of the country decides: `1.250`, and no other cell shows what its point is. */
  readonly unproven: string | undefined;
}

const POINT_DECIMALS = /^-?(\d+\.\d{1,2}|\d+\.\d{4,}|0\.\d+|\d{1,3}(,\d{3})+\.\d+)$/;
const COMMA_DECIMALS = /^-?(\d+,\d{1,2}|\d+,\d{4,}|0,\d+|\d{1,3}(\.\d{3})+,\d+)$/;
const POINT_THOUSANDS = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/;
const COMMA_THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
const SEVERAL_GROUPS = /^-?\d{1,3}([.,]\d{3}){2,}$/;

/**
 * `1.025` is a thousand in one table and one in another, and `1,025` too: the decimals of the other cells tell. Where no
 * cell has any, the table is read as it is written in Romania, with the point between thousands.
 */
export function readNumbersOf(cells: readonly string[]): NumbersReading {
  const numbers = cells.map(numberCell).filter((cell) => cell !== '');
  const pointed = numbers.some((cell) => POINT_DECIMALS.test(cell));
  const withComma = numbers.some((cell) => COMMA_DECIMALS.test(cell));
  if (pointed) return { thousands: withComma ? 'both' : ',', unproven: undefined };
  const proven = withComma || numbers.some((cell) => SEVERAL_GROUPS.test(cell));
  return { thousands: '.', unproven: proven ? undefined : numbers.find((cell) => POINT_THOUSANDS.test(cell)) };
}

/** Without the signs between thousands; what is no grouped number stays as it is. */
export function withoutGrouping(cell: string, thousands: Thousands): string {
  if (thousands === '.' && POINT_THOUSANDS.test(cell)) return cell.replaceAll('.', '');
  if (thousands === ',' && COMMA_THOUSANDS.test(cell)) return cell.replaceAll(',', '');
  return cell;
}

/** Amounts come with their currency and blanks; ledgers write what is below zero as `(68,50)` or `68,50-`. */
export function numberCell(text: string): string {
  const bare = text
    .replaceAll(/lei|ron|eur|€|%/gi, '')
    .trim()
    .replace(/^[−–-]\s*/, '-');
  const below = /^\(\s*(\d[\d.,\s]*)\)$/.exec(bare)?.[1] ?? /^(\d[\d.,\s]*)[−–-]$/.exec(bare)?.[1];
  return below === undefined ? bare : `-${below.trim()}`;
}

export function isNumber(text: string): boolean {
  return parseTypedNumber(numberCell(text)).ok;
}

/** Whether a cell is what two others make, to the ban: the value of a line, which is no percent. */
export function isProduct(value = '', one = '', other = ''): boolean {
  if (value.includes('%')) return false;
  const [made, left, right] = [value, one, other].map((cell) => parseTypedNumber(numberCell(cell)));
  if (made?.ok !== true || left?.ok !== true || right?.ok !== true) return false;
  const product = roundMoney(multiply(toDecimal(left.value), toDecimal(right.value)));
  return compareDecimals(product, toDecimal(made.value)) === 0;
}
