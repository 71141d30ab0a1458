import { exists, existsAny, hasAttribute, nonEmpty } from '../checks';
import { attribute, first, has, path, select } from '../element-path';
import type { Check, Rule } from '../rule';
import { ADDITIONAL_PROPERTY, LINE, LINE_CLASSIFICATION, LINE_STANDARD_ID, PRICE_AMOUNT } from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { doubleOf } from '../value-text';
import { isOneVatScheme } from '../vat/vat-category';

/** Rules of the model about lines and prices (catalogue, section 2). */

const rule = fatalRules('model');
const INVOICED = path('InvoicedQuantity');
const CREDITED = path('CreditedQuantity');
const GROSS_PRICE = path('Price', 'AllowanceCharge', 'BaseAmount');
const CATEGORY = path('Item', 'ClassifiedTaxCategory');
const ID = path('ID');
const NAME = path('Name');
const VALUE = path('Value');

/** BR-23: the quantity says its unit; an empty one counts. */
const hasUnit: Check = (line) => {
  const quantities = [...select(line, INVOICED), ...select(line, CREDITED)];
  if (quantities.some((quantity) => attribute(quantity, 'unitCode') !== undefined)) return undefined;
  const [at] = quantities;
  return { ...(at && { at }), values: { missing: '@unitCode' } };
};

/** BR-28: a gross price is not negative. */
const grossPriceNotNegative: Check = (line) => {
  const prices = select(line, GROSS_PRICE);
  const [at] = prices;
  if (at === undefined || prices.some((price) => doubleOf(price) >= 0)) return undefined;
  return { at, values: { element: 'Price/AllowanceCharge/BaseAmount', actual: at.text } };
};

/** BR-27: a net price is not negative. */
const priceNotNegative: Check = (price) =>
  doubleOf(price) >= 0 ? undefined : { values: { element: 'PriceAmount', actual: price.text } };

/** BR-CO-04: the line has a VAT category code. */
const hasVatCategory: Check = (line) => {
  const found = select(line, CATEGORY).some((category) => isOneVatScheme(category) && has(category, ID));
  return found ? undefined : { values: { missing: 'Item/ClassifiedTaxCategory/ID' } };
};

/** BR-54: an item attribute has name and value. */
const namedValue: Check = (property) => {
  if (first(property, NAME) !== undefined && first(property, VALUE) !== undefined) return undefined;
  return { values: { missing: has(property, NAME) ? 'Value' : 'Name' } };
};

export const LINE_RULES: readonly Rule[] = [
  rule('BR-21', LINE, nonEmpty(ID)),
  rule('BR-22', LINE, existsAny(INVOICED, CREDITED)),
  rule('BR-23', LINE, hasUnit),
  rule('BR-24', LINE, exists(path('LineExtensionAmount'))),
  rule('BR-25', LINE, nonEmpty(path('Item', 'Name'))),
  rule('BR-26', LINE, exists(path('Price', 'PriceAmount'))),
  { ...rule('BR-27', PRICE_AMOUNT, priceNotNegative), group: 'national' },
  rule('BR-28', LINE, grossPriceNotNegative),
  rule('BR-54', ADDITIONAL_PROPERTY, namedValue),
  rule('BR-64', LINE_STANDARD_ID, hasAttribute('schemeID')),
  rule('BR-65', LINE_CLASSIFICATION, hasAttribute('listID')),
  rule('BR-CO-04', LINE, hasVatCategory),
];
