/** Words of the ways to the pages that are read. */
export const legalTexts = { terms: 'Termeni', privacy: 'Confidențialitate' } as const;
