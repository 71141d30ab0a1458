import { unexpectedPath } from '../unexpected/unexpected-path';
import { UNWANTED_ATTRIBUTES } from '../words/attribute-words';
import type { Repair } from './repair';
import type { RepairCase } from './repair-case';

/** Rules that removing alone does not settle: they depend on a type code, or the content belongs elsewhere. */
const NOT_BY_REMOVAL = new Set(['UBL-CR-412', 'UBL-CR-665', 'UBL-CR-666', 'UBL-CR-673']);

function removeEvery(at: RepairCase, pattern: string, label: string, except?: string): Repair {
  const path = at.finding.path.split('/')[0] ?? 'Invoice';
  const was = (pattern.includes('@') ? at.finding.values.actual : at.actual) ?? '';
  return {
    label,
    change: { kind: 'removeEvery', path, was, willBe: '', pattern, ...(except === undefined ? {} : { except }) },
  };
}

/** UBL-CR-*, UBL-DT-08 to -28: what the invoice should not carry is taken out, everywhere the rule sees it. */
export function repairByRemoval(at: RepairCase): Repair | null {
  const { rule } = at.finding;
  const path = NOT_BY_REMOVAL.has(rule) ? undefined : unexpectedPath(rule);
  if (path !== undefined) return removeEvery(at, path, path.includes('@') ? 'Scoate atributul' : 'Scoate elementul');
  const attribute = rule.startsWith('UBL-DT-') ? UNWANTED_ATTRIBUTES[rule.slice('UBL-DT-'.length)] : undefined;
  if (attribute === undefined) return null;
  return removeEvery(at, `//@${attribute}`, 'Scoate atributul', attribute === 'name' ? 'PaymentMeansCode' : undefined);
}
