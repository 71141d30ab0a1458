import type { Rule } from './rule';
import { ALLOWANCE_CHARGE_RULES } from './rules/allowance-charge-rules';
import { BREAKDOWN_RULES } from './rules/breakdown-rules';
import { CODE_LIST_RULES, TYPE_CODE_RULES } from './rules/code-list-rules';
import { DECIMAL_RULES } from './rules/decimal-rules';
import { DOCUMENT_RULES } from './rules/document-rules';
import { LINE_RULES } from './rules/line-rules';
import { NATIONAL_LENGTH_RULES } from './rules/national-length-rules';
import { NATIONAL_PART_LENGTH_RULES } from './rules/national-part-length-rules';
import { NATIONAL_RULES } from './rules/national-rules';
import { OUTSIDE_SCOPE_RULES } from './rules/outside-scope-rules';
import { PARTY_RULES } from './rules/party-rules';
import { REFERENCE_AND_PERIOD_RULES } from './rules/reference-and-period-rules';
import { SYNTAX_DOCUMENT_RULES } from './rules/syntax-document-rules';
import { SYNTAX_PART_RULES } from './rules/syntax-part-rules';
import { TAXED_CATEGORY_RULES } from './rules/taxed-category-rules';
import { TOTAL_RULES } from './rules/total-rules';
import { UNTAXED_CATEGORY_RULES } from './rules/untaxed-category-rules';
import { UNWANTED_ATTRIBUTE_RULES } from './rules/unwanted-attribute-rules';
import { UNWANTED_ELEMENT_RULES } from './rules/unwanted-element-rules';

/** Every rule of the official set (CIUS-RO 1.0.9 with its EN 16931 copy): 1,098 ids, those that never fire included. */
export const RULE_TABLE: readonly Rule[] = [
  ...DOCUMENT_RULES,
  ...PARTY_RULES,
  ...REFERENCE_AND_PERIOD_RULES,
  ...LINE_RULES,
  ...ALLOWANCE_CHARGE_RULES,
  ...TOTAL_RULES,
  ...BREAKDOWN_RULES,
  ...TAXED_CATEGORY_RULES,
  ...UNTAXED_CATEGORY_RULES,
  ...OUTSIDE_SCOPE_RULES,
  ...DECIMAL_RULES,
  ...CODE_LIST_RULES,
  ...TYPE_CODE_RULES,
  ...NATIONAL_RULES,
  ...NATIONAL_LENGTH_RULES,
  ...NATIONAL_PART_LENGTH_RULES,
  ...SYNTAX_DOCUMENT_RULES,
  ...SYNTAX_PART_RULES,
  ...UNWANTED_ATTRIBUTE_RULES,
  ...UNWANTED_ELEMENT_RULES,
];
