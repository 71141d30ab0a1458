/** The documents that show the benches' figures. */
export const DOCUMENTS = ['docs/performance.md', 'docs/validation.md'] as const;
