import { only, path, some } from '../element-path';
import type { Check, Rule } from '../rule';
import { ALLOWANCE_CHARGE, BREAKDOWN, DOCUMENT, LINE_CATEGORY } from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { codePoints } from '../value-text';
import { BUYER_ID, BUYER_VAT_ID, brokenDownOnce, needsIds, SELLER_TAX_ID, SELLER_VAT_ID } from '../vat/category-checks';
import { categoryUse } from '../vat/category-usage';
import { chargedRate, RATE_ZERO, rate } from '../vat/rate-checks';
import { baseIsExact, noReason, reasonGiven, taxIsZero } from '../vat/subtotal-checks';

/** VAT categories without tax: Z, E, AE, K (rules BR-IC), G; catalogue, section 5. */

const rule = fatalRules('model');
const DELIVERY_DATE = path('Delivery', 'ActualDeliveryDate');
const PERIOD = path('InvoicePeriod');
const DELIVERY_COUNTRY = path('Delivery', 'DeliveryLocation', 'Address', 'Country', 'IdentificationCode');

/** BR-IC-11: an intra-community supply says when it was delivered. */
const deliveryDated: Check = (head, document) => {
  if (categoryUse(document, 'K').subtotalsVat === 0) return undefined;
  const date = only(head, DELIVERY_DATE);
  if (date !== undefined && codePoints(date.text) > 1) return undefined;
  if (some(head, PERIOD, (period) => period.children.length > 0)) return undefined;
  return { values: { category: 'K', missing: 'Delivery/ActualDeliveryDate | InvoicePeriod' } };
};

/** BR-IC-12: an intra-community supply says to which country it was delivered. */
const deliveryCountry: Check = (head, document) => {
  if (categoryUse(document, 'K').subtotalsVat === 0) return undefined;
  const country = only(head, DELIVERY_COUNTRY);
  if (country !== undefined && codePoints(country.text) > 1) return undefined;
  return { values: { category: 'K', missing: 'Delivery/DeliveryLocation/Address/Country/IdentificationCode' } };
};

export const UNTAXED_CATEGORY_RULES: readonly Rule[] = [
  rule('BR-Z-01', DOCUMENT, brokenDownOnce('Z')),
  rule('BR-Z-02', DOCUMENT, needsIds('line', 'Z', SELLER_TAX_ID)),
  rule('BR-Z-03', DOCUMENT, needsIds('allowance', 'Z', SELLER_TAX_ID)),
  rule('BR-Z-04', DOCUMENT, needsIds('charge', 'Z', SELLER_TAX_ID)),
  rule('BR-Z-05', LINE_CATEGORY, rate(RATE_ZERO, 'Z'), 'Z'),
  rule('BR-Z-06', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'Z'), 'allowance'),
  rule('BR-Z-07', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'Z'), 'charge'),
  rule('BR-Z-08', BREAKDOWN, baseIsExact('Z'), 'Z'),
  rule('BR-Z-09', BREAKDOWN, taxIsZero('Z'), 'Z'),
  rule('BR-Z-10', BREAKDOWN, noReason('Z'), 'Z'),

  rule('BR-E-01', DOCUMENT, brokenDownOnce('E')),
  rule('BR-E-02', DOCUMENT, needsIds('line', 'E', SELLER_TAX_ID)),
  rule('BR-E-03', DOCUMENT, needsIds('allowance', 'E', SELLER_TAX_ID)),
  rule('BR-E-04', DOCUMENT, needsIds('charge', 'E', SELLER_TAX_ID)),
  rule('BR-E-05', LINE_CATEGORY, rate(RATE_ZERO, 'E'), 'E'),
  rule('BR-E-06', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'E'), 'allowance'),
  rule('BR-E-07', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'E'), 'charge'),
  rule('BR-E-08', BREAKDOWN, baseIsExact('E'), 'E'),
  rule('BR-E-09', BREAKDOWN, taxIsZero('E'), 'E'),
  rule('BR-E-10', BREAKDOWN, reasonGiven('E'), 'E'),

  rule('BR-AE-01', DOCUMENT, brokenDownOnce('AE')),
  rule('BR-AE-02', DOCUMENT, needsIds('line', 'AE', SELLER_TAX_ID, BUYER_ID)),
  rule('BR-AE-03', DOCUMENT, needsIds('allowance', 'AE', SELLER_TAX_ID, BUYER_ID)),
  rule('BR-AE-04', DOCUMENT, needsIds('charge', 'AE', SELLER_TAX_ID, BUYER_ID)),
  rule('BR-AE-05', LINE_CATEGORY, rate(RATE_ZERO, 'AE'), 'AE'),
  rule('BR-AE-06', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'AE'), 'allowance'),
  rule('BR-AE-07', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'AE'), 'charge'),
  rule('BR-AE-08', BREAKDOWN, baseIsExact('AE'), 'AE'),
  rule('BR-AE-09', BREAKDOWN, taxIsZero('AE'), 'AE'),
  rule('BR-AE-10', BREAKDOWN, reasonGiven('AE'), 'AE'),

  rule('BR-IC-01', DOCUMENT, brokenDownOnce('K')),
  rule('BR-IC-02', DOCUMENT, needsIds('line', 'K', SELLER_VAT_ID, BUYER_VAT_ID)),
  rule('BR-IC-03', DOCUMENT, needsIds('allowance', 'K', SELLER_VAT_ID, BUYER_VAT_ID)),
  rule('BR-IC-04', DOCUMENT, needsIds('charge', 'K', SELLER_VAT_ID, BUYER_VAT_ID)),
  rule('BR-IC-05', LINE_CATEGORY, rate(RATE_ZERO, 'K'), 'K'),
  rule('BR-IC-06', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'K'), 'allowance'),
  rule('BR-IC-07', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'K'), 'charge'),
  rule('BR-IC-08', BREAKDOWN, baseIsExact('K'), 'K'),
  rule('BR-IC-09', BREAKDOWN, taxIsZero('K'), 'K'),
  rule('BR-IC-10', BREAKDOWN, reasonGiven('K'), 'K'),
  rule('BR-IC-11', DOCUMENT, deliveryDated),
  rule('BR-IC-12', DOCUMENT, deliveryCountry),

  rule('BR-G-01', DOCUMENT, brokenDownOnce('G')),
  rule('BR-G-02', DOCUMENT, needsIds('line', 'G', SELLER_VAT_ID)),
  rule('BR-G-03', DOCUMENT, needsIds('allowance', 'G', SELLER_VAT_ID)),
  rule('BR-G-04', DOCUMENT, needsIds('charge', 'G', SELLER_VAT_ID)),
  rule('BR-G-05', LINE_CATEGORY, rate(RATE_ZERO, 'G'), 'G'),
  rule('BR-G-06', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'G'), 'allowance'),
  rule('BR-G-07', ALLOWANCE_CHARGE, chargedRate(RATE_ZERO, 'G'), 'charge'),
  rule('BR-G-08', BREAKDOWN, baseIsExact('G'), 'G'),
  rule('BR-G-09', BREAKDOWN, taxIsZero('G'), 'G'),
  rule('BR-G-10', BREAKDOWN, reasonGiven('G'), 'G'),
];
