/**
 * The bytes of an archived document: those on this device, else the server's, which are then kept here. What came is
 * checked against the hash of the archive before it is shown or kept.
 */
import type { CallFailure, CallResult } from '@/api/call-server';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { storedDocument } from '@/db/archive/archive-queries';
import type { DocumentFormat } from '@/db/archive/stored-document';
import type { CondicaDatabase } from '@/db/condica-database';

/** Answers one format of a document, or why not. */
export type DocumentAnswer =
  | { readonly kind: 'found'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `offline`: no answer came. `absent`: there is none yet (the zip, before ANAF's verdict). `differs`: other bytes. */
  | { readonly kind: 'offline' | 'absent' | 'differs' | 'failed' };

export interface DocumentSource {
  readonly db: CondicaDatabase;
  readonly companyId: CompanyId;
  /** Makes the call InvoiceDownload; its result is a Response. */
  readonly download: (id: ArchiveItem['id'], format: DocumentFormat) => Promise<CallResult<unknown>>;
  readonly hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
}

type DocumentItem = Pick<ArchiveItem, 'id' | 'xmlSha256' | 'zipSha256'>;

export async function archivedDocument(
  source: DocumentSource,
  item: DocumentItem,
  format: DocumentFormat,
): Promise<DocumentAnswer> {
  const kept = await storedDocument(source.db, item.id, format);
  if (kept !== undefined) return { kind: 'found', bytes: kept.bytes };
  const sha256 = format === 'xml' ? item.xmlSha256 : item.zipSha256;
  if (sha256 === '') return { kind: 'absent' };
  const answer = await source.download(item.id, format);
  if (!answer.ok) return { kind: kindOfFailure(answer.failure) };
  if (!(answer.result instanceof Response)) return { kind: 'failed' };
  const bytes = await bytesOfResponse(answer.result);
  if (bytes === null) return { kind: 'offline' };
  if ((await source.hash(bytes)) !== sha256) return { kind: 'differs' };
  await source.db.document.put({ invoiceId: item.id, format, companyId: source.companyId, bytes, sha256 });
  return { kind: 'found', bytes };
}

function kindOfFailure(failure: CallFailure): 'offline' | 'absent' | 'failed' {
  if (failure.kind === 'network' || failure.kind === 'cancelled') return 'offline';
  return failure.kind === 'refused' && failure.code === 'not-found' ? 'absent' : 'failed';
}

/** Null where the connection was cut in the middle. */
async function bytesOfResponse(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    return null;
  }
}
