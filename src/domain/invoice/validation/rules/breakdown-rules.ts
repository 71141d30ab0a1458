import type { XmlElement } from '../../../xml/xml-element';
import { exists } from '../checks';
import { first, has, path, select } from '../element-path';
import { add, equal, formatDecimal, round2, roundTo, ZERO } from '../exact-decimal';
import type { Check, Rule } from '../rule';
import { DOCUMENT_TAX_TOTAL, TAX_SUBTOTAL } from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { UNEVALUABLE } from '../unevaluable';
import { decimalAt, decimalOf } from '../value-text';
import { taxDiffers, taxOf } from '../vat/tax-tolerance';
import { categoryCode, isVatScheme } from '../vat/vat-category';

/** Rules of the model about the VAT breakdown, whatever the category (catalogue, sections 2 and 3). */

const rule = fatalRules('model');
const BASE = path('TaxableAmount');
const TAX = path('TaxAmount');
const CATEGORY = path('TaxCategory');
const ID = path('ID');
const PERCENT = path('Percent');
const SUBTOTAL = path('TaxSubtotal');

function vatCategories(subtotal: XmlElement): readonly XmlElement[] {
  return select(subtotal, CATEGORY).filter(isVatScheme);
}

/** BR-47: the VAT category has a code. */
const hasCode: Check = (subtotal) =>
  vatCategories(subtotal).some((category) => has(category, ID)) ? undefined : { values: { missing: 'TaxCategory/ID' } };

/** BR-48: the VAT category has a rate, or is O. */
const hasRate: Check = (subtotal) => {
  const categories = vatCategories(subtotal);
  if (categories.some((category) => has(category, PERCENT))) return undefined;
  if (categories.some((category) => categoryCode(category) === 'O')) return undefined;
  return { values: { missing: 'TaxCategory/Percent' } };
};

/** BR-CO-14: the tax amounts of the breakdown add up. */
const taxAddsUp: Check = (total) => {
  const subtotals = select(total, SUBTOTAL);
  if (subtotals.length === 0) return undefined;
  const sum = subtotals.reduce((before, subtotal) => add(before, decimalAt(subtotal, TAX) ?? ZERO), ZERO);
  const actual = decimalAt(total, TAX);
  const expected = round2(sum);
  if (actual !== undefined && equal(actual, expected)) return undefined;
  const at = first(total, TAX);
  const values = {
    element: 'TaxAmount',
    actual: actual ? formatDecimal(actual) : '',
    expected: formatDecimal(expected),
  };
  return { ...(at && { at }), values };
};

/** BR-CO-17: tax = base x rate, within less than one; no rate or a rate that rounds to 0 means no tax. */
const taxFitsRate: Check = (subtotal) => {
  const rates = vatCategories(subtotal).flatMap((category) => select(category, PERCENT).map(decimalOf));
  if (rates.length > 1) throw UNEVALUABLE;
  const [rate] = rates;
  const tax = decimalAt(subtotal, TAX);
  const at = first(subtotal, TAX);
  const actual = tax === undefined ? '' : formatDecimal(tax);
  if (rate === undefined || roundTo(rate, 0).units === 0n) {
    if (tax !== undefined && roundTo(tax, 0).units === 0n) return undefined;
    return {
      ...(at && { at }),
      values: { element: 'TaxAmount', actual, expected: '0', rate: rate ? formatDecimal(rate) : '' },
    };
  }
  const base = decimalAt(subtotal, BASE);
  if (tax !== undefined && base !== undefined && !taxDiffers(tax, base, rate)) return undefined;
  const expected = base === undefined ? '' : formatDecimal(taxOf(base, rate));
  const values = {
    element: 'TaxAmount',
    actual,
    expected,
    rate: formatDecimal(rate),
    base: base ? formatDecimal(base) : '',
  };
  return { ...(at && { at }), values };
};

export const BREAKDOWN_RULES: readonly Rule[] = [
  rule('BR-45', TAX_SUBTOTAL, exists(BASE)),
  rule('BR-46', TAX_SUBTOTAL, exists(TAX)),
  rule('BR-47', TAX_SUBTOTAL, hasCode),
  rule('BR-48', TAX_SUBTOTAL, hasRate),
  rule('BR-CO-14', DOCUMENT_TAX_TOTAL, taxAddsUp),
  rule('BR-CO-17', TAX_SUBTOTAL, taxFitsRate),
];
