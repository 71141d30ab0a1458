import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { scatteredEntries } from '../outbox/entries-by-id';
import { type ArchiveRow, uploadOf } from './archive-row';
import { documentRowBySha256, documentRows, documentsInOrder } from './archive-rows';
import { type ArchiveView, archiveViews } from './archive-view';
import type { OrderPosition } from './cold/list-order';
import type { CounterName } from './counter-row';
import type { DocumentFormat, StoredDocument } from './stored-document';

/** Where a page ended: the next begins after it. */
export type ArchivePosition = OrderPosition;

export interface ArchivePage {
  readonly rows: readonly ArchiveView[];
  /** Null: there is no more. */
  readonly next: ArchivePosition | null;
}

/** A page of the archive, newest first, by key and never by offset (an offset of 20,000 takes 0.8 s). */
export async function archivePage(
  db: CondicaDatabase,
  companyId: CompanyId,
  options: { readonly direction: 'out' | 'in'; readonly after?: ArchivePosition | null; readonly limit: number },
): Promise<ArchivePage> {
  const { direction, after, limit } = options;
  const question = { direction, after: after ?? null, limit, newestFirst: true };
  const rows = await documentsInOrder(db, companyId, question);
  const last = rows.at(-1);
  return { rows: await withDelivery(db, rows), next: rows.length < limit || last === undefined ? null : last };
}

/** Rows by id in the order asked for (the search worker answers ids); unknown ids are left out. */
export async function archiveByIds(db: CondicaDatabase, ids: readonly string[]): Promise<readonly ArchiveView[]> {
  const rows = await documentRows(db, ids);
  return withDelivery(
    db,
    rows.filter((row) => row !== undefined),
  );
}

export async function archiveById(db: CondicaDatabase, id: string): Promise<ArchiveView | null> {
  return (await archiveByIds(db, [id]))[0] ?? null;
}

/** The document with these bytes, if the company has it: what the send screen asks before sending again. */
export async function archiveBySha256(
  db: CondicaDatabase,
  companyId: CompanyId,
  sha256: string,
): Promise<ArchiveView | null> {
  const row = await documentRowBySha256(db, companyId, sha256);
  return row === undefined ? null : ((await withDelivery(db, [row]))[0] ?? null);
}

export async function archiveCount(db: CondicaDatabase, companyId: CompanyId, name: CounterName): Promise<number> {
  return (await db.counter.get([companyId, name]))?.count ?? 0;
}

/** The kept bytes; undefined where they were not fetched yet (sync's `fetchDocument`). */
export function storedDocument(
  db: CondicaDatabase,
  invoiceId: string,
  format: DocumentFormat,
): Promise<StoredDocument | undefined> {
  return db.document.get([invoiceId, format]);
}

/** The XML as text, byte-order mark included; undefined where it was not fetched yet. */
export async function documentXml(db: CondicaDatabase, invoiceId: string): Promise<string | undefined> {
  const document = await storedDocument(db, invoiceId, 'xml');
  return document && new TextDecoder('utf-8', { ignoreBOM: true }).decode(document.bytes);
}

async function withDelivery(db: CondicaDatabase, rows: readonly ArchiveRow[]): Promise<readonly ArchiveView[]> {
  const ids = rows.flatMap((row) => uploadOf(row)?.outboxId ?? []);
  const entries = await scatteredEntries(db, ids);
  return archiveViews(rows, entries);
}
