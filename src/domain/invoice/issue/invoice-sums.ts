/** The discount, VAT breakdown and totals of a draft as the invoice carries them (BG-20, BG-22, BG-23). */
import { toText } from '../../money/decimal';
import { isZero } from '../../money/decimal-arithmetic';
import type { DocumentAllowanceCharge, DocumentTotals, VatBreakdown } from '../invoice';
import type { InvoiceDraft } from '../invoice-draft';
import type { DraftTotals, DraftVatRow } from '../totals/draft-totals';
import { DISCOUNT_CODE, DISCOUNT_REASON, vatCategory } from './invoice-lines';

/** One allowance a VAT row: the document discount's shares. */
export function documentAllowances(draft: InvoiceDraft, totals: DraftTotals): DocumentAllowanceCharge[] {
  const percent = totals.discountPercent;
  return totals.vatRows
    .filter((row) => !isZero(row.allowance))
    .map((row) => ({
      amount: toText(row.allowance),
      ...(percent === undefined ? {} : { baseAmount: toText(row.lineNet), percent: toText(percent) }),
      reason: draft.discount.reason.trim() || DISCOUNT_REASON,
      reasonCode: DISCOUNT_CODE,
      vat: vatCategory(row.category, row),
    }));
}

export function vatBreakdown(totals: DraftTotals): VatBreakdown[] {
  return totals.vatRows.map(breakdownRow);
}

function breakdownRow(row: DraftVatRow): VatBreakdown {
  return {
    taxable: toText(row.taxable),
    tax: toText(row.tax),
    vat: vatCategory(row.category, row),
    ...(row.exemptionReason === undefined ? {} : { exemptionReason: row.exemptionReason }),
    ...(row.exemptionReasonCode === undefined ? {} : { exemptionReasonCode: row.exemptionReasonCode }),
  };
}

/** BT-107 only where there are allowances (BR-CO-11), BT-113 only where something was paid. */
export function documentTotals(totals: DraftTotals): DocumentTotals {
  const { text, exact } = totals;
  const discounted = totals.vatRows.some((row) => !isZero(row.allowance));
  return {
    lineNet: text.lineNet,
    ...(discounted ? { allowances: text.allowances } : {}),
    taxExclusive: text.taxExclusive,
    vat: text.vat,
    ...(text.vatInLei === undefined ? {} : { vatInTaxCurrency: text.vatInLei }),
    taxInclusive: text.taxInclusive,
    ...(isZero(exact.prepaid) ? {} : { prepaid: text.prepaid }),
    payable: text.payable,
  };
}
