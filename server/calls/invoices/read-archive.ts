/** A row of the archive, to be shown or to be changed, and the bytes kept for it. */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
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
