import type { XmlElement } from '../../xml/xml-element';

/** A line's element: `InvoiceLine` in an Invoice, `CreditNoteLine` in a CreditNote. */
export const LINE_NAMES = ['InvoiceLine', 'CreditNoteLine'] as const;

const LINES: ReadonlySet<string> = new Set(LINE_NAMES);

/** Whether a child of the root is a line, by its local name alone. */
export function isLine(child: XmlElement): boolean {
  return LINES.has(child.name);
}
