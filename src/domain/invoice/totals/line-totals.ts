/**
 * The amounts of one line: net (BT-131) = round2(quantity × price) − discount, halves away from zero.
 *
 * Invariant: the result is a function of the line object alone, and lines of a draft are never changed in place. So it
 * is kept by the line's identity: at a keystroke only the line under the cursor is computed anew.
 */
import { type Decimal, toText, withoutTrailingZeros, ZERO } from '../../money/decimal';
import { multiply, subtract } from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import { roundMoney } from '../../money/rounding';
import { vatCategoryFacts } from '../../vat/vat-categories';
import type { DraftLine, DraftVat } from '../invoice-draft';
import { type AmountProblem, amountProblem } from './amount-problem';
import { discountOf } from './discount';
import { requiredAmount, type TypedAmount } from './typed-amount';

export interface DraftLineTotals {
  readonly quantity: Decimal;
  readonly price: Decimal;
  /** round2(quantity × price), before the discount. */
  readonly gross: Decimal;
  readonly discount: Decimal;
  /** Present where the discount was typed as a percent. */
  readonly discountPercent?: Decimal;
  /** BT-131. */
  readonly net: Decimal;
  readonly netText: DecimalText;
  /** BT-152; absent for category O. */
  readonly rate?: Decimal;
  /** Lines with the same key share a VAT breakdown row (BG-23): category and rate, whatever its zeros. */
  readonly vatKey: string;
  readonly problems: readonly AmountProblem[];
}

const known = new WeakMap<DraftLine, DraftLineTotals>();

export function lineTotals(line: DraftLine): DraftLineTotals {
  const before = known.get(line);
  if (before !== undefined) return before;
  const totals = computeLineTotals(line);
  known.set(line, totals);
  return totals;
}

function computeLineTotals(line: DraftLine): DraftLineTotals {
  const quantity = requiredAmount(line.quantity);
  const price = requiredAmount(line.price);
  const gross = roundMoney(multiply(quantity.value, price.value));
  const discount = discountOf(line.discount, gross);
  const net = subtract(gross, discount.amount);
  const rate = rateOf(line.vat);
  return {
    quantity: quantity.value,
    price: price.value,
    gross,
    discount: discount.amount,
    ...(discount.percent === undefined ? {} : { discountPercent: discount.percent }),
    net,
    netText: toText(net),
    ...(rate === undefined ? {} : { rate: rate.value }),
    vatKey: `${line.vat.category}|${rate === undefined ? '' : toText(withoutTrailingZeros(rate.value))}`,
    problems: [
      ...amountProblem('quantity', quantity),
      ...amountProblem('price', price),
      ...(rate === undefined ? [] : amountProblem('vat.rate', rate)),
      ...discount.problems,
    ],
  };
}

/** The rate the category takes: typed for S and the unknown, 0 for the zero ones whatever was typed, none for O. */
function rateOf(vat: DraftVat): TypedAmount | undefined {
  const kind = vatCategoryFacts(vat.category)?.rateKind;
  if (kind === 'none') return undefined;
  return kind === 'zero' ? { value: ZERO } : requiredAmount(vat.rate);
}

/** A line nobody has written in yet: it is not part of the invoice and no one is asked about it. */
export function isBlankLine(line: DraftLine): boolean {
  return [line.name, line.description, line.quantity, line.price, line.note].every((text) => text.trim() === '');
}
