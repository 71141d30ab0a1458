/** Values a text may name that no finding carries, read from the document: the parts of its totals. */
import type { XmlElement } from '../../../xml/xml-element';
import { descendant } from './xml-path';

const PARTS: readonly (readonly [name: string, element: string])[] = [
  ['lines', 'LineExtensionAmount'],
  ['allowances', 'AllowanceTotalAmount'],
  ['charges', 'ChargeTotalAmount'],
  ['taxExclusive', 'TaxExclusiveAmount'],
  ['taxInclusive', 'TaxInclusiveAmount'],
  ['prepaid', 'PrepaidAmount'],
  ['rounding', 'PayableRoundingAmount'],
];

/** The totals by name; empty without a document. */
export function documentValues(document: XmlElement | undefined): Readonly<Record<string, string>> {
  const totals = descendant(document, ['LegalMonetaryTotal']);
  if (!totals) return {};
  const read = PARTS.map(([name, element]) => [name, descendant(totals, [element])?.text ?? ''] as const);
  return { ...Object.fromEntries(read), currency: descendant(document, ['DocumentCurrencyCode'])?.text.trim() ?? '' };
}
