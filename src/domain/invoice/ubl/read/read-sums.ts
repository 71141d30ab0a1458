/** BG-20 to BG-23 and the allowances and charges of lines. */
import type { XmlElement } from '../../../xml/xml-element';
import type { AllowanceCharge, DocumentAllowanceCharge, DocumentTotals, VatBreakdown } from '../../invoice';
import { readVatCategory, vatCategoryElement } from './read-basics';
import type { UblProblems } from './ubl-problem';
import { attributeOf, childOf, childrenOf, optional, textAt } from './ubl-tree';

/** The allowances (or the charges) among an element's children. */
export function allowanceCharges(parent: XmlElement, charges: boolean): XmlElement[] {
  return childrenOf(parent, 'AllowanceCharge').filter((one) => isCharge(one) === charges);
}

function isCharge(element: XmlElement): boolean {
  const indicator = textAt(element, 'ChargeIndicator');
  return indicator === 'true' || indicator === '1';
}

export function readAllowanceCharge(element: XmlElement, problems: UblProblems): AllowanceCharge {
  return {
    amount: problems.required(element, 'Amount'),
    ...optional('baseAmount', problems.optional(element, 'BaseAmount')),
    ...optional('percent', problems.optional(element, 'MultiplierFactorNumeric')),
    ...optional('reason', textAt(element, 'AllowanceChargeReason')),
    ...optional('reasonCode', textAt(element, 'AllowanceChargeReasonCode')),
  };
}

export function readDocumentAllowanceCharge(element: XmlElement, problems: UblProblems): DocumentAllowanceCharge {
  const vat = readVatCategory(vatCategoryElement(element, 'TaxCategory'), problems);
  return { ...readAllowanceCharge(element, problems), vat };
}

/** The VAT totals of a document: the one in its currency, and the one in the tax currency where that is another. */
interface TaxTotals {
  readonly inCurrency: XmlElement | undefined;
  readonly inTaxCurrency: XmlElement | undefined;
}

export function taxTotalsOf(root: XmlElement): TaxTotals {
  const totals = childrenOf(root, 'TaxTotal');
  const currency = textAt(root, 'DocumentCurrencyCode');
  const taxCurrency = textAt(root, 'TaxCurrencyCode');
  const inTaxCurrency =
    taxCurrency === undefined || taxCurrency === currency
      ? undefined
      : totals.find((total) => currencyOf(total) === taxCurrency);
  const others = totals.filter((total) => total !== inTaxCurrency);
  return { inCurrency: others.find((total) => currencyOf(total) === currency) ?? others[0], inTaxCurrency };
}

function currencyOf(total: XmlElement): string | undefined {
  return attributeOf(childOf(total, 'TaxAmount'), 'currencyID');
}

/** The rows belong to the total in the document's currency; where that has none, to whichever has them. */
export function readVatBreakdown(root: XmlElement, tax: TaxTotals, problems: UblProblems): VatBreakdown[] {
  const own = childrenOf(tax.inCurrency, 'TaxSubtotal');
  const rows = own.length > 0 ? own : childrenOf(root, 'TaxTotal').flatMap((total) => childrenOf(total, 'TaxSubtotal'));
  return rows.map((row) => {
    const category = vatCategoryElement(row, 'TaxCategory');
    return {
      taxable: problems.required(row, 'TaxableAmount'),
      tax: problems.required(row, 'TaxAmount'),
      vat: readVatCategory(category, problems),
      ...optional('exemptionReason', textAt(category, 'TaxExemptionReason')),
      ...optional('exemptionReasonCode', textAt(category, 'TaxExemptionReasonCode')),
    };
  });
}

export function readTotals(root: XmlElement, tax: TaxTotals, problems: UblProblems): DocumentTotals {
  const sums = childOf(root, 'LegalMonetaryTotal') ?? root;
  return {
    lineNet: problems.required(sums, 'LineExtensionAmount'),
    ...optional('allowances', problems.optional(sums, 'AllowanceTotalAmount')),
    ...optional('charges', problems.optional(sums, 'ChargeTotalAmount')),
    taxExclusive: problems.required(sums, 'TaxExclusiveAmount'),
    ...optional('vat', problems.optional(tax.inCurrency, 'TaxAmount')),
    ...optional('vatInTaxCurrency', problems.optional(tax.inTaxCurrency, 'TaxAmount')),
    taxInclusive: problems.required(sums, 'TaxInclusiveAmount'),
    ...optional('prepaid', problems.optional(sums, 'PrepaidAmount')),
    ...optional('rounding', problems.optional(sums, 'PayableRoundingAmount')),
    payable: problems.required(sums, 'PayableAmount'),
  };
}
