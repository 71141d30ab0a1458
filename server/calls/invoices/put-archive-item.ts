/** A row of the archive that a person has changed, and the answer that tells it. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { TenantTransaction } from '../../database/app-database';
import { publishChanges } from '../../database/publish-changes';
import { readRow } from '../../database/replicated-rows';
import { done, type Reply } from '../reply';

/** As the calls on one document name it. */
export interface NamedInvoice {
  readonly company: number;
  readonly invoice: string;
}

/** The row was locked by the caller (lockArchiveItem). */
export async function putArchiveItem(
  tx: TenantTransaction,
  { company, invoice }: NamedInvoice,
  item: ArchiveItem,
): Promise<Reply> {
  const columns = { state: item.state, item: JSON.stringify(item) };
  await tx
    .updateTable('archive_item')
    .set(columns)
    .where('company_id', '=', company)
    .where('id', '=', invoice)
    .execute();
  const version = await publishChanges(tx, company, [{ collection: 'archive', id: invoice, row: item }]);
  return done({ version, item });
}

export async function itemAsItStands(
  tx: TenantTransaction,
  { company, invoice }: NamedInvoice,
  item: ArchiveItem,
): Promise<Reply> {
  const stored = await readRow(tx, { companyId: company, collection: 'archive', id: invoice });
  return done({ version: stored?.version ?? 0, item });
}
