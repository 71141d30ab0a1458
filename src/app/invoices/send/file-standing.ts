/**
 * What becomes of a file on the sending screen: a total function of what was read, the company, its archive and the files
 * before it. Only `ready` is sent; every other standing says why not, and the file stays where it is.
 */
import type { FileReading, ReadDocument } from '@/workers/document/file-reading';
import { numberKey, receivedKey } from './document-key';
import { bareTaxId, isSelfBilled, issuerOf, recipientOf } from './document-parties';

export type FileStanding =
  /**
   * `corrects`: the rejected document of the archive that it files again under its number. `enforcement`: the company sends it
   * as an enforcement body, for the debtor who is its seller.
   */
  | { readonly kind: 'ready'; readonly corrects?: string; readonly enforcement?: true }
  | { readonly kind: 'errors' }
  /** The same bytes, or the same number of the same kind, are in the archive. */
  | { readonly kind: 'sent'; readonly invoiceId: string }
  /** The same number stands in an earlier file of this batch. */
  | { readonly kind: 'twice'; readonly path: string }
  /** Issued to this company by another one: checked, never sent. */
  | Received
  | { readonly kind: 'other-seller' }
  /** Accepted by the rules, but its bytes are not UTF-8 and would not arrive as they are. */
  | { readonly kind: 'not-utf8' }
  /** A correction keeps its number's place among the dates of the series; '' where a side does not bind. */
  | { readonly kind: 'date-out-of-order'; readonly notBefore: string; readonly notAfter: string }
  | { readonly kind: 'not-invoice' };

export interface Received {
  readonly kind: 'received';
  /** The same number of the same issuer stands in an earlier file of this batch. */
  readonly earlier?: EarlierFile;
  /** The archive item with the same bytes. */
  readonly invoiceId?: string;
}

export interface EarlierFile {
  readonly path: string;
  readonly sameBytes: boolean;
}

export type StandingKind = FileStanding['kind'];

/** What is known around the file. */
export interface StandingContext {
  /** The current company's fiscal code, digits only. */
  readonly companyCif: string;
  readonly archivedByHash: (sha256: string) => string | undefined;
  readonly archivedByNumber: (kind: string, number: string) => string | undefined;
  readonly rejectedByNumber: (kind: string, number: string) => string | undefined;
  /** The first file of the batch with this key of `document-key.ts`; undefined where this is it. */
  readonly earlierFile: (key: string) => EarlierFile | undefined;
}

/** A document of the company to itself is its own: it issues it, and files it. */
export function standingOf(reading: FileReading, context: StandingContext): FileStanding {
  const { document } = reading;
  if (document === null || document.number === '') return { kind: 'not-invoice' };
  const own = bareTaxId(context.companyCif);
  if (bareTaxId(issuerOf(document).taxId) === own) return ownStanding(reading, document, context);
  if (bareTaxId(recipientOf(document).taxId) === own) return receivedStanding(reading, document, context);
  return { kind: 'other-seller' };
}

function ownStanding(reading: FileReading, { kind, number }: ReadDocument, context: StandingContext): FileStanding {
  const archived = context.archivedByHash(reading.sha256) ?? context.archivedByNumber(kind, number);
  if (archived !== undefined) return { kind: 'sent', invoiceId: archived };
  const earlier = context.earlierFile(numberKey(kind, number));
  if (earlier !== undefined) return { kind: 'twice', path: earlier.path };
  if (!reading.accepted) return { kind: 'errors' };
  if (!reading.utf8) return { kind: 'not-utf8' };
  const corrects = context.rejectedByNumber(kind, number);
  return corrects === undefined ? { kind: 'ready' } : { kind: 'ready', corrects };
}

/** Of another seller's document that the company sends as an enforcement body; `other-seller` where it is not one. */
export function enforcementStanding(reading: FileReading, context: StandingContext): FileStanding {
  const { document } = reading;
  if (document === null || isSelfBilled(document) || standingOf(reading, context).kind !== 'other-seller')
    return standingOf(reading, context);
  const archived = context.archivedByHash(reading.sha256);
  if (archived !== undefined) return { kind: 'sent', invoiceId: archived };
  if (!reading.accepted) return { kind: 'errors' };
  return reading.utf8 ? { kind: 'ready', enforcement: true } : { kind: 'not-utf8' };
}

function receivedStanding({ sha256 }: FileReading, document: ReadDocument, context: StandingContext): Received {
  const invoiceId = context.archivedByHash(sha256);
  const earlier = context.earlierFile(receivedKey(document));
  return {
    kind: 'received',
    ...(invoiceId === undefined ? {} : { invoiceId }),
    ...(earlier === undefined ? {} : { earlier }),
  };
}
