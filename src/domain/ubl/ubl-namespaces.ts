/** Namespaces of UBL 2.1 documents. */
export const INVOICE_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
export const CREDIT_NOTE_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2';
/** Aggregate components: elements with children. */
export const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
/** Basic components: elements with a value. */
export const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
/** Extension components. */
export const EXT = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

const PREFIXES: ReadonlyMap<string, string> = new Map([
  [CAC, 'cac:'],
  [CBC, 'cbc:'],
  [EXT, 'ext:'],
]);

/** A name as people and the official messages write it: `cbc:ID`, `Invoice`. */
export function prefixedName(namespace: string, name: string): string {
  return (PREFIXES.get(namespace) ?? '') + name;
}
