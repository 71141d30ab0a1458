import type { ArchiveItem } from '@/api/entities/archive-item';
import { documentRow } from '@/db/archive/archive-rows';
import { lookById } from '@/db/collections/look';
import type { CondicaDatabase } from '@/db/condica-database';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';

/** The look that a document left with: null for the usual one, `missing` where it has not come to this device yet. */
export async function lookOfItem(
  db: CondicaDatabase,
  { id, look }: Pick<ArchiveItem, 'id' | 'look'>,
): Promise<InvoiceLook | null | 'missing'> {
  if (look === undefined) return null;
  const row = await documentRow(db, id);
  return (row && (await lookById(db, row.companyId, look))) ?? 'missing';
}
