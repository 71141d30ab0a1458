/** What makes a document one and the same among the files of a batch and in the archive. */
import type { ReadDocument } from '@/workers/document/file-reading';
import { bareTaxId, issuerOf } from './document-parties';
import type { StandingKind } from './file-standing';

/** Of what the company issues itself. */
export function numberKey(kind: string, number: string): string {
  return `${kind} ${number}`;
}

/** Of what it receives: two suppliers may use one number. */
export function receivedKey(document: ReadDocument): string {
  const { name, taxId } = issuerOf(document);
  return `from ${bareTaxId(taxId) || name} ${numberKey(document.kind, document.number)}`;
}

/** The key under which a file counts against those after it; undefined where it does not. */
export function batchKey(document: ReadDocument | null, standing: StandingKind): string | undefined {
  if (document === null || standing === 'other-seller' || standing === 'not-invoice') return undefined;
  return standing === 'received' ? receivedKey(document) : numberKey(document.kind, document.number);
}
