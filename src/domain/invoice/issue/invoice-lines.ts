/** The written lines of a draft as invoice lines (BG-25), numbered by their position. */
import { toText, withoutTrailingZeros } from '../../money/decimal';
import { isNegative, isZero, negate } from '../../money/decimal-arithmetic';
import { unitCodeOf } from '../../units/find-unit';
import type { AllowanceCharge, InvoiceLine, Item, VatCategory } from '../invoice';
import type { DraftLine, InvoiceDraft } from '../invoice-draft';
import type { DraftTotals } from '../totals/draft-totals';
import { type DraftLineTotals, isBlankLine } from '../totals/line-totals';
import { present } from './present';

/** UNCL5189: discount. */
export const DISCOUNT_CODE = '95';
/** What a discount without a reason of its own is called on the document (BT-97, BT-139). */
export const DISCOUNT_REASON = 'Discount';

export function invoiceLines(draft: InvoiceDraft, totals: DraftTotals): InvoiceLine[] {
  return draft.lines
    .map((line, index) => ({ line, amounts: totals.lines[index] }))
    .filter(({ line }) => !isBlankLine(line))
    .flatMap(({ line, amounts }, index) => (amounts === undefined ? [] : [invoiceLine(line, amounts, index + 1)]));
}

/** Kept by the draft line, as its amounts are: a line that stays what and where it was gives the same object again. */
const known = new WeakMap<DraftLine, InvoiceLine>();

function invoiceLine(line: DraftLine, amounts: DraftLineTotals, position: number): InvoiceLine {
  const before = known.get(line);
  if (before?.id === String(position)) return before;
  const made = newInvoiceLine(line, amounts, position);
  known.set(line, made);
  return made;
}

/**
 * A price is never negative (BR-27): a line typed with one (a discount as a line, returned goods) gets the minus on its
 * quantity, which leaves the amount as it was.
 */
function newInvoiceLine(line: DraftLine, amounts: DraftLineTotals, position: number): InvoiceLine {
  const turned = isNegative(amounts.price);
  const quantity = turned ? negate(amounts.quantity) : amounts.quantity;
  const price = turned ? negate(amounts.price) : amounts.price;
  return {
    id: String(position),
    ...present('note', line.note),
    quantity: toText(quantity),
    unitCode: unitCodeOf(line.unitCode) ?? line.unitCode.trim(),
    net: amounts.netText,
    allowances: lineDiscount(line, amounts),
    charges: [],
    price: { net: toText(price) },
    vat: vatCategory(line.vat.category, amounts),
    item: itemOf(line),
  };
}

function lineDiscount(line: DraftLine, amounts: DraftLineTotals): AllowanceCharge[] {
  if (isZero(amounts.discount)) return [];
  const { discountPercent: percent } = amounts;
  return [
    {
      amount: toText(amounts.discount),
      ...(percent === undefined ? {} : { baseAmount: toText(amounts.gross), percent: toText(percent) }),
      reason: line.discount.reason.trim() || DISCOUNT_REASON,
      reasonCode: DISCOUNT_CODE,
    },
  ];
}

/** Category and rate, the rate in its shortest form; category O has none. */
export function vatCategory(code: string, { rate }: Pick<DraftLineTotals, 'rate'>): VatCategory {
  return rate === undefined ? { code } : { code, rate: toText(withoutTrailingZeros(rate)) };
}

function itemOf(line: DraftLine): Item {
  const code = line.classification.code.trim();
  return {
    name: line.name.trim(),
    ...present('description', line.description),
    ...present('sellerId', line.sellerItemId),
    classifications: code === '' ? [] : [{ code, listId: line.classification.listId.trim() }],
    attributes: [],
  };
}
