import { descendant, parentPath } from '../xml-path';
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
