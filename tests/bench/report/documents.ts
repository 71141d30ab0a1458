/** The documents that show the benches' figures. */
export const DOCUMENTS = [
  'docs/performance.md',
  'docs/security.md',
  'docs/validation.md',
  'docs/decisions/0022-archive-storage.md',
] as const;
