/** How the list of a company's partners fails, in the specification's words (section 8). */
export const PARTNER_CALL_TEXTS = { listFailed: 'nu exista parteneri' } as const;
