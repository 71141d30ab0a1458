import { CODE_LIST_RULES } from './code-list-rules';
import { DECLARATION_RULES } from './declaration-rules';
import { GOODS_RULES } from './goods-rules';
import { OPERATION_RULES } from './operation-rules';
import type { AttributeRule, ElementRule } from './rule';
import { VALUE_RULES } from './value-rules';

/**
 * Every rule of the official set that can fail a document. Left out: the informative reports (BT-TY-001…004, BT-TY-200), and
 * BR-003 and BR-209, which a rule before them on the same attribute hides for good (Schematron, first match in a pattern).
 */
export const ELEMENT_RULES: readonly ElementRule[] = [...DECLARATION_RULES, ...GOODS_RULES];
export const ATTRIBUTE_RULES: readonly AttributeRule[] = [...OPERATION_RULES, ...VALUE_RULES, ...CODE_LIST_RULES];

/** Rules by the names they are about. */
function byName<R>(rules: readonly R[], namesOf: (rule: R) => readonly string[]): ReadonlyMap<string, readonly R[]> {
  const sorted = new Map<string, R[]>();
  for (const rule of rules) {
    for (const name of namesOf(rule)) sorted.set(name, [...(sorted.get(name) ?? []), rule]);
  }
  return sorted;
}

const BY_ELEMENT = byName(ELEMENT_RULES, ({ elements }) => elements);
const BY_ATTRIBUTE = byName(ATTRIBUTE_RULES, ({ attribute }) => [attribute]);

const NO_RULES: readonly never[] = [];

export function rulesOfElement(name: string): readonly ElementRule[] {
  return BY_ELEMENT.get(name) ?? NO_RULES;
}

export function rulesOfAttribute(name: string): readonly AttributeRule[] {
  return BY_ATTRIBUTE.get(name) ?? NO_RULES;
}
