import type { ExplainedFinding } from '@/workers/document/repair-file';

/** Whether ANAF would refuse the document for it. */
export function isFatal({ finding }: ExplainedFinding): boolean {
  return finding.severity === 'fatal';
}
