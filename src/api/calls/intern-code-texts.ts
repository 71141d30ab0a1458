/** Refusals of the calls about own codes that the specification words (section 5). */
export const INTERN_CODE_CALL_TEXTS = { missingCompany: 'Missing companyId' } as const;
