import type { Rule } from '../rule';
import { ALLOWANCE_CHARGE, BREAKDOWN, DOCUMENT, LINE_CATEGORY } from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import {
  ANY_SCHEME,
  needsIds,
  SELLER_TAX_ID,
  standardLinesNeedIds,
  usedAndBrokenDown,
  VAT_ONLY,
  VAT_USES,
} from '../vat/category-checks';
import { chargedRate, RATE_NOT_NEGATIVE, RATE_POSITIVE, rate } from '../vat/rate-checks';
import { baseIsNear, noReason, taxIsNear } from '../vat/subtotal-checks';

/** VAT categories with a rate: S, L (IGIC, Canary Islands), M (IPSI, Ceuta and Melilla); catalogue, section 5. */

const rule = fatalRules('model');

export const TAXED_CATEGORY_RULES: readonly Rule[] = [
  rule('BR-S-01', DOCUMENT, usedAndBrokenDown('S', ANY_SCHEME)),
  rule('BR-S-02', DOCUMENT, standardLinesNeedIds()),
  rule('BR-S-03', DOCUMENT, needsIds('allowance', 'S', SELLER_TAX_ID)),
  rule('BR-S-04', DOCUMENT, needsIds('charge', 'S', SELLER_TAX_ID)),
  rule('BR-S-05', LINE_CATEGORY, rate(RATE_POSITIVE, 'S'), 'S'),
  rule('BR-S-06', ALLOWANCE_CHARGE, chargedRate(RATE_POSITIVE, 'S'), 'allowance'),
  rule('BR-S-07', ALLOWANCE_CHARGE, chargedRate(RATE_POSITIVE, 'S'), 'charge'),
  rule('BR-S-08', BREAKDOWN, baseIsNear('S', true), 'S'),
  rule('BR-S-09', BREAKDOWN, taxIsNear('S'), 'S'),
  rule('BR-S-10', BREAKDOWN, noReason('S'), 'S'),

  rule('BR-IG-01', DOCUMENT, usedAndBrokenDown('L', VAT_USES)),
  rule('BR-IG-02', DOCUMENT, needsIds('line', 'L', SELLER_TAX_ID)),
  rule('BR-IG-03', DOCUMENT, needsIds('allowance', 'L', SELLER_TAX_ID)),
  rule('BR-IG-04', DOCUMENT, needsIds('exact charge', 'L', SELLER_TAX_ID)),
  rule('BR-IG-05', LINE_CATEGORY, rate(RATE_NOT_NEGATIVE, 'L'), 'L'),
  rule('BR-IG-06', ALLOWANCE_CHARGE, chargedRate(RATE_NOT_NEGATIVE, 'L'), 'allowance'),
  rule('BR-IG-07', ALLOWANCE_CHARGE, chargedRate(RATE_NOT_NEGATIVE, 'L'), 'charge'),
  rule('BR-IG-08', BREAKDOWN, baseIsNear('L', false), 'L'),
  rule('BR-IG-09', BREAKDOWN, taxIsNear('L'), 'L'),
  rule('BR-IG-10', BREAKDOWN, noReason('L'), 'L'),

  rule('BR-IP-01', DOCUMENT, usedAndBrokenDown('M', VAT_ONLY)),
  rule('BR-IP-02', DOCUMENT, needsIds('line', 'M', SELLER_TAX_ID)),
  rule('BR-IP-03', DOCUMENT, needsIds('allowance', 'M', SELLER_TAX_ID)),
  rule('BR-IP-04', DOCUMENT, needsIds('charge', 'M', SELLER_TAX_ID)),
  rule('BR-IP-05', LINE_CATEGORY, rate(RATE_NOT_NEGATIVE, 'M'), 'M'),
  rule('BR-IP-06', ALLOWANCE_CHARGE, chargedRate(RATE_NOT_NEGATIVE, 'M'), 'allowance'),
  rule('BR-IP-07', ALLOWANCE_CHARGE, chargedRate(RATE_NOT_NEGATIVE, 'M'), 'charge'),
  rule('BR-IP-08', BREAKDOWN, baseIsNear('M', false), 'M'),
  rule('BR-IP-09', BREAKDOWN, taxIsNear('M'), 'M'),
  rule('BR-IP-10', BREAKDOWN, noReason('M'), 'M'),
];
