/** The document types this application writes (BT-3, BR-RO-020), and the UBL root each has. */
import type { InvoiceKind } from './invoice';

export const DOCUMENT_TYPES = ['380', '381', '384', '389', '751'] as const;
export type DocumentTypeCode = (typeof DOCUMENT_TYPES)[number];

export function isDocumentType(code: string): code is DocumentTypeCode {
  return DOCUMENT_TYPES.some((known) => known === code);
}

/** Self-billing: the buyer writes and sends the invoice, in the supplier's name (Fiscal Code, art. 319 (18)). */
export const SELF_BILLED = '389';

/** A corrected invoice (Fiscal Code, art. 330 (1) b). */
export const CORRECTED = '384';

export function kindOfType(typeCode: string): InvoiceKind {
  return typeCode === '381' ? 'CreditNote' : 'Invoice';
}

/** BT-24 of CIUS-RO 1.0.1, letter for letter (BR-RO-001). */
export const CIUS_RO = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';
