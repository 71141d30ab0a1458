/** What a restored server makes of blocks (replication/restored-server.ts). Inside its transaction. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId, Version } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import type { ArchiveRow } from '../archive-row';
import { blockHeaders } from './block-headers';
import type { BlockHeader } from './cold-block';
import { placesWhere } from './cold-places';
import { rowsAt } from './cold-rows';
import { unconfirmBlocks } from './write-blocks';

export interface BasedRow {
  readonly id: string;
  readonly base: ArchiveItem;
}

/** Every version in the company's blocks counts as 0 from now on; gives the rows that were newer than `lostAfter`. */
export async function takeConfirmation(
  db: CondicaDatabase,
  companyId: CompanyId,
  lostAfter: Version,
): Promise<readonly BasedRow[]> {
  const own = await headersOf(db, companyId);
  const newer = own.filter(({ unconfirmed, newestVersion }) => !unconfirmed && newestVersion > lostAfter);
  const rows = await rowsIn(db, newer);
  await unconfirmBlocks(db, own);
  return basedRows(rows.filter(({ version }) => version > lostAfter));
}

/** Those that no page has told since. */
export async function unconfirmedInBlocks(db: CondicaDatabase, companyId: CompanyId): Promise<readonly BasedRow[]> {
  const own = (await headersOf(db, companyId)).filter(({ unconfirmed }) => unconfirmed);
  return basedRows(await rowsIn(db, own));
}

async function headersOf(db: CondicaDatabase, companyId: CompanyId): Promise<readonly BlockHeader[]> {
  return (await blockHeaders(db)).filter((header) => header.companyId === companyId);
}

async function rowsIn(db: CondicaDatabase, headers: readonly BlockHeader[]): Promise<readonly ArchiveRow[]> {
  return (
    await rowsAt(
      db,
      placesWhere(headers, () => true),
    )
  ).map(({ row }) => row);
}

function basedRows(rows: readonly ArchiveRow[]): readonly BasedRow[] {
  return rows.flatMap(({ id, base }) => (base === null ? [] : [{ id, base }]));
}
