import type { XmlElement } from '../../../xml/xml-element';
import { documentAllowancesAndCharges } from '../allowance-charge-facts';
import { type ElementPath, first, has, only, path } from '../element-path';
import {
  absolute,
  canonicalDecimal,
  compare,
  type ExactDecimal,
  equal,
  formatDecimal,
  parseDecimal,
  subtract,
  ZERO,
} from '../exact-decimal';
import { gatheredFact } from '../gathered-fact';
import { LINE_NAMES } from '../line-names';
import type { Check, Fault } from '../rule';
import { LINE } from '../rule-contexts';
import { UNEVALUABLE } from '../unevaluable';
import { decimalAt, doubleOf } from '../value-text';
import { baseOfCategory, baseOfRate, chargedAtRate } from './category-sums';
import { taxDiffers, taxOf } from './tax-tolerance';

/** Checks of one subtotal of the VAT breakdown: BR-<category>-08 to 10. The element is the TaxSubtotal. */

const BASE = path('TaxableAmount');
const TAX = path('TaxAmount');
const PERCENT = path('TaxCategory', 'Percent');
const REASON = path('TaxCategory', 'TaxExemptionReason');
const REASON_CODE = path('TaxCategory', 'TaxExemptionReasonCode');
const ONE: ExactDecimal = { units: 1n, scale: 0 };

function amountFault(subtotal: XmlElement, steps: ElementPath, values: Fault['values']): Fault {
  const at = first(subtotal, steps);
  return { ...(at && { at }), values: { element: steps.at(-1)?.name ?? '', actual: at?.text ?? '', ...values } };
}

/** The kinds of line that the document has. */
export const LINE_KINDS = gatheredFact(
  LINE,
  () => new Set<string>(),
  (kinds, line) => kinds.add(line.name),
);

/** 08, exact: the taxable amount is the sum of its lines and charges less its allowances. */
export function baseIsExact(category: string): Check {
  return (subtotal, document) => {
    const actual = decimalAt(subtotal, BASE);
    documentAllowancesAndCharges(document);
    const kinds = LINE_NAMES.filter((name) => LINE_KINDS.of(document).has(name));
    const bases = kinds.map((name) => baseOfCategory(document, name, category).base);
    if (actual !== undefined && bases.some((base) => equal(actual, base))) return undefined;
    return amountFault(subtotal, BASE, { category, expected: formatDecimal(bases[0] ?? ZERO) });
  };
}

/** Below this size of an amount, and further than this from a difference of 1, a double decides as exact numbers do. */
const SAFE_SIZE: ExactDecimal = { units: 1_000_000_000_000n, scale: 0 };
const SAFE_GAP: ExactDecimal = { units: 1n, scale: 3 };

/**
 * Whether base - 1 < taxable amount < base + 1, both strict. The official rule works TaxableAmount - 1 and + 1 out in
 * binary floating point (catalogue, sections 1.4 and 5): it matters where the difference is about 1, and where the
 * amount is so large that a double does not hold its units any more.
 */
function isNear(actual: ExactDecimal, base: ExactDecimal): boolean {
  const past = subtract(absolute(subtract(actual, base)), ONE);
  if (compare(absolute(past), SAFE_GAP) > 0 && compare(absolute(actual), SAFE_SIZE) < 0) return past.units < 0n;
  const value = Number(formatDecimal(actual));
  return compare(exactDouble(value - 1), base) < 0 && compare(exactDouble(value + 1), base) > 0;
}

/** The taxable amount as the tolerant rules read it: by way of a double, so that `1e2` is a number. */
function taxableAmount(subtotal: XmlElement): ExactDecimal | undefined {
  const element = only(subtotal, BASE);
  if (element === undefined) return undefined;
  return parseDecimal(element.text) ?? exactDouble(doubleOf(element));
}

/** All digits of a double. @throws Unevaluable where it is infinite or no number. */
function exactDouble(value: number): ExactDecimal {
  if (Number.isInteger(value)) return { units: BigInt(value), scale: 0 };
  const digits = parseDecimal(value.toFixed(60));
  if (digits === undefined) throw UNEVALUABLE;
  return digits;
}

/** 08, tolerant: by rate, off by less than one. A subtotal without rate passes. */
export function baseIsNear(category: string, mustBeUsed: boolean): Check {
  return (subtotal, document) => {
    const rate = decimalAt(subtotal, PERCENT);
    if (rate === undefined) return undefined;
    const key = canonicalDecimal(rate);
    const actual = taxableAmount(subtotal);
    documentAllowancesAndCharges(document);
    const kinds = LINE_NAMES.map((name) => baseOfRate(document, name, category, key));
    const charged = mustBeUsed && chargedAtRate(document, category, key);
    const holds = kinds.some(({ fromLines, base }, kind) => {
      const used = mustBeUsed
        ? charged || fromLines !== undefined
        : LINE_KINDS.of(document).has(LINE_NAMES[kind] ?? '');
      return used && actual !== undefined && isNear(actual, base);
    });
    if (holds) return undefined;
    const used = kinds.find(({ fromLines }) => fromLines !== undefined) ?? kinds[0];
    return amountFault(subtotal, BASE, { category, rate: key, expected: formatDecimal(used?.base ?? ZERO) });
  };
}

/** 09, exact: no tax. */
export function taxIsZero(category: string): Check {
  return (subtotal) => {
    const tax = decimalAt(subtotal, TAX);
    return tax !== undefined && tax.units === 0n ? undefined : amountFault(subtotal, TAX, { category, expected: '0' });
  };
}

/** 09, tolerant: tax = base x rate, off by less than one, signs not looked at. */
export function taxIsNear(category: string): Check {
  return (subtotal) => {
    const tax = decimalAt(subtotal, TAX);
    const base = decimalAt(subtotal, BASE);
    const rate = decimalAt(subtotal, PERCENT);
    if (tax === undefined || base === undefined || rate === undefined) return amountFault(subtotal, TAX, { category });
    if (!taxDiffers(tax, base, rate)) return undefined;
    const expected = formatDecimal(taxOf(base, rate));
    return amountFault(subtotal, TAX, { category, expected, rate: canonicalDecimal(rate), base: formatDecimal(base) });
  };
}

/** 10: an exemption reason or its code is given. */
export function reasonGiven(category: string): Check {
  return (subtotal) =>
    has(subtotal, REASON) || has(subtotal, REASON_CODE)
      ? undefined
      : { values: { category, missing: 'TaxExemptionReason | TaxExemptionReasonCode' } };
}

/** 10: neither exemption reason nor code is given. */
export function noReason(category: string): Check {
  return (subtotal) => {
    const at = first(subtotal, REASON) ?? first(subtotal, REASON_CODE);
    return at && { at, values: { category, element: at.name, actual: at.text } };
  };
}
