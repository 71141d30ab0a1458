import type { Verdict } from '@/domain/invoice/validation/verdict';

/** A document of corpus/etransport with its official verdict. */
export interface TransportDocument {
  readonly id: string;
  readonly xml: string;
  readonly xsd: 'valid' | 'invalid';
  /** Failed ids in document order; empty where the Schematron stopped. */
  readonly failed: readonly string[];
  readonly schematron?: string;
}

/** What differs between the official verdict and ours; empty where they agree. */
export function agreementOf(document: TransportDocument, verdict: Verdict): readonly string[] {
  const { id, xsd, failed, schematron } = document;
  const differences: string[] = [];
  const official = [...new Set(failed)].sort().join(' ');
  if (verdict.xsd !== xsd) differences.push(`${id}: schema ${verdict.xsd}, officially ${xsd}`);
  if (verdict.fatal.join(' ') !== official)
    differences.push(`${id}: ${verdict.fatal.join(' ')}, officially ${official}`);
  if (verdict.abort.length > 0 !== (schematron !== undefined))
    differences.push(`${id}: stops at ${verdict.abort.join(' ')}`);
  const acceptable = xsd === 'valid' && failed.length === 0 && schematron === undefined;
  if (verdict.accepted !== acceptable) differences.push(`${id}: accepted ${String(verdict.accepted)}`);
  return differences;
}
