/**
 * What becomes of a file on the sending screen: a total function of what was read, the company, its archive and the files
 * before it. Only `ready` is sent; every other standing says why not, and the file stays where it is.
 */
import type { FileReading } from '@/workers/document/file-reading';

export type FileStanding =
  /** `corrects`: the rejected document of the archive that it files again under its number. */
  | { readonly kind: 'ready'; readonly corrects?: string }
  | { readonly kind: 'errors' }
  /** The same bytes, or the same number of the same kind, are in the archive. */
  | { readonly kind: 'sent'; readonly invoiceId: string }
  /** The same number stands in an earlier file of this batch. */
  | { readonly kind: 'twice'; readonly path: string }
  | { readonly kind: 'other-seller' }
  /** Accepted by the rules, but its bytes are not UTF-8 and would not arrive as they are. */
  | { readonly kind: 'not-utf8' }
  | { readonly kind: 'not-invoice' };

export type StandingKind = FileStanding['kind'];

/** What is known around the file. */
export interface StandingContext {
  /** The current company's fiscal code, digits only. */
  readonly companyCif: string;
  readonly archivedByHash: (sha256: string) => string | undefined;
  readonly archivedByNumber: (kind: string, number: string) => string | undefined;
  readonly rejectedByNumber: (kind: string, number: string) => string | undefined;
  /** Path of the first file of the batch with this kind and number; undefined where this is it. */
  readonly earlierPath: (kind: string, number: string) => string | undefined;
}

/** The digits of a fiscal code, without RO and leading zeros. */
function digitsOf(taxId: string): string {
  return taxId.replace(/^RO/i, '').replace(/^0+/, '');
}

/** A self-billed invoice (389) is issued by its buyer in the seller's name. */
export function issuerTaxId({ document }: FileReading): string {
  if (document === null) return '';
  return document.typeCode === '389' ? document.buyer.taxId : document.seller.taxId;
}

export function standingOf(reading: FileReading, context: StandingContext): FileStanding {
  const { document } = reading;
  if (document === null || document.number === '') return { kind: 'not-invoice' };
  if (digitsOf(issuerTaxId(reading)) !== digitsOf(context.companyCif)) return { kind: 'other-seller' };
  const archived = context.archivedByHash(reading.sha256) ?? context.archivedByNumber(document.kind, document.number);
  if (archived !== undefined) return { kind: 'sent', invoiceId: archived };
  const path = context.earlierPath(document.kind, document.number);
  if (path !== undefined) return { kind: 'twice', path };
  if (!reading.accepted) return { kind: 'errors' };
  if (!reading.utf8) return { kind: 'not-utf8' };
  const corrects = context.rejectedByNumber(document.kind, document.number);
  return corrects === undefined ? { kind: 'ready' } : { kind: 'ready', corrects };
}
