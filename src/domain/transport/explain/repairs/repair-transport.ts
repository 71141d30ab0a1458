import type { Repair } from '../../../invoice/validation/explain/repairs/repair';
import { elementAt, parentPath, parseXmlPath } from '../../../invoice/validation/explain/xml-path';
import type { RuleFinding } from '../../../invoice/validation/verdict';
import { attributeOf } from '../../rules/document-facts';
import type { TransportContext } from '../transport-explanation';
import { VALUE_READINGS } from './value-repairs';

/** Rules whose value has its form, only not the meaning asked; no other writing of it helps. */
const OF_MEANING = new Set(['BR-004', 'BR-005', 'BR-006', 'BR-020', 'BR-068', 'BR-069', 'BR-070', 'BR-216', 'BR-217']);

/** Longer texts are no codes, dates or amounts that somebody mistyped. */
const LONGEST = 100;

/** The certain remedy of a finding, as a new value of the attribute at `target`; null where there is none. */
export function repairTransport(finding: RuleFinding, target: string, context: TransportContext): Repair | null {
  const { attribute } = parseXmlPath(target);
  if (attribute === null || OF_MEANING.has(finding.rule)) return null;
  const path = parentPath(target);
  const was = valueAt(finding, path, attribute, context);
  if (was === undefined || was.length > LONGEST) return null;
  const willBe = finding.rule === 'BR-205' ? '9999' : VALUE_READINGS[attribute]?.(was);
  if (willBe === undefined || willBe === was) return null;
  return { label: `Pune ${willBe}`, change: { kind: 'setAttribute', path, attribute, was, willBe } };
}

/** The value there: the document's where it is at hand, else what the finding says. */
function valueAt(
  { values }: RuleFinding,
  path: string,
  attribute: string,
  { document }: TransportContext,
): string | undefined {
  if (document === undefined) return values.actual;
  const element = elementAt(document, parseXmlPath(path));
  return element && attributeOf(element, attribute);
}
