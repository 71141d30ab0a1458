import type { XmlElement } from '../../../xml/xml-element';
import { only, path, select } from '../element-path';
import { normalized, normalizedAt } from '../value-text';

const SCHEME = path('TaxScheme');
const ID = path('ID');

/**
 * Whether a tax category or registration belongs to VAT: the ID of its TaxScheme, upper-cased and trimmed, is `VAT`.
 * @throws Unevaluable where a TaxScheme has two IDs.
 */
export function isVatScheme(element: XmlElement): boolean {
  for (const scheme of select(element, SCHEME)) {
    const id = normalizedAt(scheme, ID);
    if (id === 'VAT' || normalized(id.toUpperCase()) === 'VAT') return true;
  }
  return false;
}

/**
 * The same where the official expression makes one truth value of each TaxScheme (`TaxScheme/(… = 'VAT')`).
 * @throws Unevaluable where there are several: they are no condition.
 */
export function isOneVatScheme(element: XmlElement): boolean {
  only(element, SCHEME);
  return isVatScheme(element);
}

/** The code of a tax category, trimmed; '' where it has none. @throws Unevaluable where it has two. */
export function categoryCode(category: XmlElement): string {
  return normalizedAt(category, ID);
}

/** The code of a VAT category; undefined where the scheme is not VAT: no category rule sees the element then. */
export function categoryKey(category: XmlElement): string | undefined {
  return isVatScheme(category) ? categoryCode(category) : undefined;
}
