/** What is read of drafts, apart from what writes them: the frame counts them at every start. */
import type { Draft } from '@/api/entities/invoice-draft';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { listSmallRows, rowById } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';

/** Drafts of invoices, the last written first; templates of lines are none. */
export async function listDrafts(db: CondicaDatabase, companyId: CompanyId): Promise<readonly RowView<Draft>[]> {
  const drafts = await listSmallRows(db.draft, companyId);
  return drafts
    .filter(({ row }) => row.type !== 'template')
    .sort((a, b) => (a.row.writtenAt < b.row.writtenAt ? 1 : a.row.writtenAt > b.row.writtenAt ? -1 : 0));
}

/** Null where it was removed or issued, here or elsewhere. */
export function draftById(db: CondicaDatabase, id: string): Promise<RowView<Draft> | null> {
  return rowById(db.draft, id);
}
