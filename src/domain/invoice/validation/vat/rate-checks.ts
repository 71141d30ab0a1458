import type { XmlElement } from '../../../xml/xml-element';
import { first, has, path, select } from '../element-path';
import type { Check } from '../rule';
import { decimalAt, doubleOf } from '../value-text';
import { categoryKey } from './vat-category';

/** Checks of one tax category's rate: BR-<category>-05 to 07. */

/** What must be true of the Percent of a category. */
export interface RateCondition {
  readonly expected: string;
  readonly holds: (category: XmlElement) => boolean;
}

const PERCENT = path('Percent');
const CATEGORY = path('TaxCategory');

export const RATE_POSITIVE: RateCondition = {
  expected: '> 0',
  holds: (category) => select(category, PERCENT).some((percent) => doubleOf(percent) > 0),
};

export const RATE_NOT_NEGATIVE: RateCondition = {
  expected: '>= 0',
  holds: (category) => select(category, PERCENT).some((percent) => doubleOf(percent) >= 0),
};

export const RATE_ZERO: RateCondition = {
  expected: '0',
  holds: (category) => decimalAt(category, PERCENT)?.units === 0n,
};

export const RATE_ABSENT: RateCondition = { expected: '', holds: (category) => !has(category, PERCENT) };

/** 05: the category is the context's element. */
export function rate(condition: RateCondition, category: string): Check {
  return (element) => {
    if (condition.holds(element)) return undefined;
    const at = first(element, PERCENT);
    return { ...(at && { at }), values: { category, rate: at?.text ?? '', expected: condition.expected } };
  };
}

/** 06, 07: every category of this code in the allowance or charge. */
export function chargedRate(condition: RateCondition, category: string): Check {
  const check = rate(condition, category);
  return (element, document) => {
    for (const one of select(element, CATEGORY)) {
      const fault = categoryKey(one) === category ? check(one, document) : undefined;
      if (fault !== undefined) return { at: fault.at ?? one, values: fault.values };
    }
    return undefined;
  };
}
