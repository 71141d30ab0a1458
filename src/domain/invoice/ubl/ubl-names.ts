/** Namespaces of UBL 2.1 Invoice and CreditNote. */
export const INVOICE_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
export const CREDIT_NOTE_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2';
export const CAC_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
export const CBC_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** Document type code that marks a reference as BT-18 or BT-128 (UNTDID 1001: invoicing data sheet). */
export const OBJECT_REFERENCE = '130';
/** The code that marks BT-11 on a credit note, which has no ProjectReference. */
export const PROJECT_REFERENCE = '50';
