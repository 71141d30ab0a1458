import { type Decimal, fromBani, readDecimal } from '../../../../money/decimal';
import { compareDecimals, isNegative, isZero, negate, percentOf, subtract } from '../../../../money/decimal-arithmetic';
import { descendant, parentPath } from '../xml-path';
import { repairTotal } from './amount-repairs';
import { elementOf, putElement, type Repairer } from './repair-case';

/** Categories without VAT whose rate is written 0. */
const ZERO_RATED = new Set(['Z', 'E', 'AE', 'K', 'G']);

const BEFORE_PERCENT = ['ID', 'Name'];

/** Path of the tax category of a case: the finding's own, its parent, or the breakdown row's child. */
function categoryPath(path: string): string {
  if (/TaxCategory(\[\d+\])?$/.test(path)) return path;
  if (/TaxSubtotal(\[\d+\])?$/.test(path)) return `${path}/cac:TaxCategory`;
  return parentPath(path);
}

const ONE = fromBani(100n);

/** Whether tax and base agree at a rate, by the official tolerance: less than 1,00 apart (BR-CO-17). */
function agree(base: Decimal, rate: Decimal, tax: Decimal): boolean {
  const apart = subtract(percentOf(base, rate), tax);
  return compareDecimals(isNegative(apart) ? negate(apart) : apart, ONE) < 0;
}

/**
 * Rules -08: the base that the lines of the category make. Certain only where there are such lines and the
 * row's tax fits the new base; else the category of a line may be what is wrong.
 */
export const repairBase: Repairer = (at) => {
  const row = elementOf(at, parentPath(at.path));
  const rate = readDecimal(descendant(row, ['TaxCategory', 'Percent'])?.text.trim() ?? '0');
  const tax = readDecimal(descendant(row, ['TaxAmount'])?.text.trim() ?? '');
  const base = readDecimal(at.finding.values.expected ?? '');
  return base && rate && tax && !isZero(base) && agree(base, rate, tax) ? repairTotal(at) : null;
};

/** A missing rate in a category where it can only be 0 (BR-48 and the rules 05 to 07 of these categories). */
export const repairMissingRate: Repairer = (at) => {
  const path = categoryPath(at.finding.path);
  const category = elementOf(at, path);
  const code = descendant(category, ['ID'])?.text.trim() ?? '';
  if (!category || !ZERO_RATED.has(code) || descendant(category, ['Percent'])) return null;
  return putElement(path, { name: 'cbc:Percent', text: '0' }, BEFORE_PERCENT, '0');
};

/** A rate of 0 in category O, which has none (BR-O-05 to -07). */
export const repairRateOutsideScope: Repairer = (at) => {
  const path = `${categoryPath(at.finding.path)}/cbc:Percent`;
  const percent = elementOf(at, path)?.text ?? at.actual ?? '';
  if (!/^\s*0+(\.0*)?\s*$/.test(percent)) return null;
  return { label: 'Scoate cota 0', change: { kind: 'removeElement', path, was: percent, willBe: '' } };
};
