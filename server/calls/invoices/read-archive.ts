/** A row of the archive, to be shown or to be changed, and the bytes kept for it. */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import type { PackedDocument } from '@/api/packed-documents';
import type { FilingTables } from '../../filings/filing-tables';

export interface KeptBytes {
  readonly bytes: Uint8Array;
  readonly contentType: 'application/xml' | 'application/zip';
  /** Letters, digits, point and hyphen only: it goes into a header. */
  readonly fileName: string;
}

export async function findArchiveItem(
  tx: Transaction<FilingTables>,
  companyId: number,
  id: string,
): Promise<ArchiveItem | undefined> {
  const row = await itemOf(tx, companyId, id).executeTakeFirst();
  return row?.item;
}

/** For who changes it: held until this transaction ends. */
export async function lockArchiveItem(
  tx: Transaction<FilingTables>,
  companyId: number,
  id: string,
): Promise<ArchiveItem | undefined> {
  const row = await itemOf(tx, companyId, id).forUpdate().executeTakeFirst();
  return row?.item;
}

function itemOf(tx: Transaction<FilingTables>, companyId: number, id: string) {
  return tx.selectFrom('archive_item').select('item').where('company_id', '=', companyId).where('id', '=', id);
}

/** Undefined: no such invoice, or its zip has not come yet. */
export async function findKeptBytes(
  tx: Transaction<FilingTables>,
  companyId: number,
  id: string,
  format: 'xml' | 'zip',
): Promise<KeptBytes | undefined> {
  const item = await findArchiveItem(tx, companyId, id);
  if (item === undefined) return undefined;
  const row = await tx
    .selectFrom('document')
    .select('bytes')
    .where('company_id', '=', companyId)
    .where('sha256', '=', format === 'xml' ? item.xmlSha256 : item.zipSha256)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const name = item.number.normalize('NFD').replace(/[^A-Za-z0-9.-]+/g, '-');
  return { bytes: row.bytes, contentType: `application/${format}`, fileName: `${name}.${format}` };
}

/** Beyond it an answer of several documents ends. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The XML of those that are kept, in the order asked; the first whatever its size, the others while there is room. */
export async function findKeptDocuments(
  tx: Transaction<FilingTables>,
  companyId: number,
  ids: readonly EntityId[],
): Promise<readonly PackedDocument[]> {
  const found = await tx
    .selectFrom('archive_item')
    .select(['id', 'item'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  const items = new Map(found.map(({ id, item }) => [id, item]));
  const wanted = new Map<EntityId, string>();
  let total = 0;
  for (const id of ids) {
    const item = items.get(id);
    if (item === undefined) continue;
    total += item.xmlBytes;
    if (wanted.size > 0 && total > MOST_BYTES) break;
    wanted.set(id, item.xmlSha256);
  }
  if (wanted.size === 0) return [];
  const rows = await tx
    .selectFrom('document')
    .select(['sha256', 'bytes'])
    .where('company_id', '=', companyId)
    .where('sha256', 'in', [...wanted.values()])
    .execute();
  const kept = new Map(rows.map(({ sha256, bytes }) => [sha256, bytes]));
  return [...wanted].flatMap(([id, sha256]) => {
    const bytes = kept.get(sha256);
    return bytes === undefined ? [] : [{ id, bytes: Uint8Array.from(bytes) }];
  });
}
