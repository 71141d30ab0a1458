/** Document types that CIUS-RO takes, with the reference's English names. Kept apart from the codes so that the validator's bundle is free of names. */
export const INVOICE_TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['380', 'Commercial invoice'],
  ['381', 'Credit note'],
  ['384', 'Corrected invoice'],
  ['389', 'Self-billed invoice'],
  ['751', 'Invoice information for accounting purposes'],
]);
