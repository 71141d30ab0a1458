/** The bytes of an archived document: those on this device, else the server's, which `sync` checks and keeps here. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { storedDocument } from '@/db/archive/archive-queries';
import type { DocumentFormat } from '@/db/archive/stored-document';
import type { CondicaDatabase } from '@/db/condica-database';
import type { FetchDocumentOutcome } from '@/sync/pull/fetch-document';

/** Answers one format of a document, or why not. */
export type DocumentAnswer =
  | { readonly kind: 'found'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `absent`: there is none yet (the zip, before ANAF's verdict). `unavailable`: no network, or the server cannot now. */
  | { readonly kind: 'absent' | 'unavailable' }
  /** Nobody is asked: the server was restored from a copy of before it, and it is not here. */
  | { readonly kind: 'lost' }
  /** Other bytes than the archive's hash says; nothing was kept. */
  | { readonly kind: 'damaged' };

export interface DocumentSource {
  readonly db: CondicaDatabase;
  /** The installation files at ANAF's test environment. */
  readonly atTest: boolean;
  /** Fetches and keeps it. */
  readonly fetch: (id: ArchiveItem['id'], format: DocumentFormat) => Promise<FetchDocumentOutcome>;
}

type DocumentItem = Pick<ArchiveItem, 'id' | 'xmlSha256' | 'zipSha256'> & {
  /** Present where a restored server has lost it. */
  readonly lost?: object;
};

export async function archivedDocument(
  { db, fetch }: Pick<DocumentSource, 'db' | 'fetch'>,
  item: DocumentItem,
  format: DocumentFormat,
): Promise<DocumentAnswer> {
  const kept = await storedDocument(db, item.id, format);
  // A corrected document bears the same id: its earlier bytes are not it any more.
  const sha256 = format === 'xml' ? item.xmlSha256 : item.zipSha256;
  if (kept !== undefined && kept.sha256 === sha256) return { kind: 'found', bytes: kept.bytes };
  if (item.lost !== undefined) return { kind: 'lost' };
  if (sha256 === '') return { kind: 'absent' };
  const outcome = await fetch(item.id, format);
  if (outcome !== 'stored') return { kind: outcome };
  const stored = await storedDocument(db, item.id, format);
  return stored === undefined ? { kind: 'unavailable' } : { kind: 'found', bytes: stored.bytes };
}
