import { exists, existsAny } from '../checks';
import { has, path, select } from '../element-path';
import type { Check, Rule } from '../rule';
import { DOCUMENT_ALLOWANCE_CHARGE, LINE_ALLOWANCE_CHARGE } from '../rule-contexts';
import { deadRule, fatalRules } from '../rule-maker';
import { isVatScheme } from '../vat/vat-category';

/** Rules of the model about allowances and charges of document and lines (catalogue, sections 2 and 3). */

const rule = fatalRules('model');
const CATEGORY = path('TaxCategory');
const ID = path('ID');
const amount = exists(path('Amount'));
const reason = existsAny(path('AllowanceChargeReason'), path('AllowanceChargeReasonCode'));

/** BR-32, BR-37: its VAT category has a code. */
const vatCategory: Check = (element) => {
  const found = select(element, CATEGORY).some((category) => isVatScheme(category) && has(category, ID));
  return found ? undefined : { values: { missing: 'TaxCategory/ID' } };
};

const ALWAYS_TRUE = 'The official test is the constant true.';

export const ALLOWANCE_CHARGE_RULES: readonly Rule[] = [
  rule('BR-31', DOCUMENT_ALLOWANCE_CHARGE, amount, 'allowance'),
  rule('BR-32', DOCUMENT_ALLOWANCE_CHARGE, vatCategory, 'allowance'),
  rule('BR-33', DOCUMENT_ALLOWANCE_CHARGE, reason, 'allowance'),
  rule('BR-CO-21', DOCUMENT_ALLOWANCE_CHARGE, reason, 'allowance'),
  rule('BR-36', DOCUMENT_ALLOWANCE_CHARGE, amount, 'charge'),
  rule('BR-37', DOCUMENT_ALLOWANCE_CHARGE, vatCategory, 'charge'),
  rule('BR-38', DOCUMENT_ALLOWANCE_CHARGE, reason, 'charge'),
  rule('BR-CO-22', DOCUMENT_ALLOWANCE_CHARGE, reason, 'charge'),
  rule('BR-41', LINE_ALLOWANCE_CHARGE, amount, 'allowance'),
  rule('BR-42', LINE_ALLOWANCE_CHARGE, reason, 'allowance'),
  rule('BR-CO-23', LINE_ALLOWANCE_CHARGE, reason, 'allowance'),
  rule('BR-43', LINE_ALLOWANCE_CHARGE, amount, 'charge'),
  rule('BR-44', LINE_ALLOWANCE_CHARGE, reason, 'charge'),
  rule('BR-CO-24', LINE_ALLOWANCE_CHARGE, reason, 'charge'),
  deadRule('model', 'BR-CO-05', DOCUMENT_ALLOWANCE_CHARGE, ALWAYS_TRUE),
  deadRule('model', 'BR-CO-06', DOCUMENT_ALLOWANCE_CHARGE, ALWAYS_TRUE),
  deadRule('model', 'BR-CO-07', LINE_ALLOWANCE_CHARGE, ALWAYS_TRUE),
  deadRule('model', 'BR-CO-08', LINE_ALLOWANCE_CHARGE, ALWAYS_TRUE),
];
