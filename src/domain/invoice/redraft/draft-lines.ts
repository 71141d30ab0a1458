/** Lines of an invoice back as the editor writes them: the reverse of issue/invoice-lines.ts. */
import { toDecimal, toText, withoutTrailingZeros } from '../../money/decimal';
import { divide, negate, subtract, sum } from '../../money/decimal-arithmetic';
import { parseTypedNumber } from '../../money/parse-typed-number';
import { toTypedText } from '../../money/typed-text';
import { UNIT_PRICE_DIGITS } from '../../prices/unit-price';
import { NO_DRAFT_DISCOUNT } from '../empty-draft';
import type { AllowanceCharge, Invoice, InvoiceLine, Price, VatCategory } from '../invoice';
import type { DraftDiscount, DraftLine, DraftVat } from '../invoice-draft';
import { DISCOUNT_REASON } from '../issue/invoice-lines';

export function draftLine(line: InvoiceLine, invoice: Invoice, id: string): DraftLine {
  const [classification] = line.item.classifications;
  return {
    id,
    name: line.item.name,
    description: line.item.description ?? '',
    sellerItemId: line.item.sellerId ?? '',
    classification: { code: classification?.code ?? '', listId: classification?.listId ?? '' },
    unitCode: line.unitCode,
    quantity: toTypedText(line.quantity),
    price: unitPrice(line.price),
    vat: draftVat(line.vat, invoice),
    discount: draftDiscount(line.allowances, line.charges),
    note: line.note ?? '',
  };
}

function unitPrice({ net, baseQuantity }: Price): string {
  if (baseQuantity === undefined) return toTypedText(net);
  const price = divide(toDecimal(net), toDecimal(baseQuantity.value), UNIT_PRICE_DIGITS);
  return toTypedText(price === undefined ? net : toText(withoutTrailingZeros(price)));
}

function draftVat(vat: VatCategory, invoice: Invoice): DraftVat {
  const row = invoice.vatBreakdown.find((one) => one.vat.code === vat.code && one.exemptionReason !== undefined);
  const coded = invoice.vatBreakdown.find((one) => one.vat.code === vat.code && one.exemptionReasonCode !== undefined);
  return {
    category: vat.code,
    rate: vat.rate === undefined ? '' : toTypedText(vat.rate),
    exemptionReasonCode: coded?.exemptionReasonCode ?? '',
    exemptionReason: row?.exemptionReason ?? '',
  };
}

/**
 * Allowances less charges as one discount: a percent where they are one allowance with a percent or shares of the same
 * percent, else an amount.
 */
export function draftDiscount(
  allowances: readonly AllowanceCharge[],
  charges: readonly AllowanceCharge[],
): DraftDiscount {
  const [first] = allowances;
  if (first === undefined && charges.length === 0) return NO_DRAFT_DISCOUNT;
  const reason = first?.reason === undefined || first.reason === DISCOUNT_REASON ? '' : first.reason;
  const percent = first?.percent;
  const samePercent = percent !== undefined && allowances.every((one) => one.percent === percent);
  if (samePercent && charges.length === 0) return { percent: toTypedText(percent), amount: '', reason };
  return { percent: '', amount: toTypedText(netAmount(allowances, charges)), reason };
}

function netAmount(allowances: readonly AllowanceCharge[], charges: readonly AllowanceCharge[]) {
  const total = (list: readonly AllowanceCharge[]) => sum(list.map(({ amount }) => toDecimal(amount)));
  return toText(subtract(total(allowances), total(charges)));
}

/** The line with the opposite amount: the quantity changes its sign, a discount given as an amount too. */
export function negatedLine(line: DraftLine): DraftLine {
  return { ...line, quantity: negatedText(line.quantity), discount: negatedDiscount(line.discount) };
}

export function negatedDiscount(discount: DraftDiscount): DraftDiscount {
  return discount.amount === '' ? discount : { ...discount, amount: negatedText(discount.amount) };
}

/** What is typed may be a sum: `2+1` becomes `-3`. What cannot be read stays. */
function negatedText(text: string): string {
  const number = parseTypedNumber(text);
  return number.ok ? toTypedText(toText(negate(toDecimal(number.value)))) : text;
}
