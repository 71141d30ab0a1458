/** The `issued` mark of a draft that the server may know: it hides the draft until the upload that removes it takes effect. */
import type { EntityId, OperationId } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import type { CondicaDatabase } from '../condica-database';
import { draftKind } from '../drafts/draft-collection';
import { storedRow } from '../rows/show-row';

/** Lets the mark name another entry. The draft's id, or '' where there is no mark. */
export async function moveIssuedMark(
  db: CondicaDatabase,
  row: ArchiveRow,
  from: OperationId,
  to: OperationId,
): Promise<EntityId | ''> {
  const stored = row.draft === null ? undefined : await db.draft.get(row.draft.id);
  if (stored === undefined || !stored.pending.some((change) => change.outboxId === from)) return '';
  const pending = stored.pending.map((change) => (change.outboxId === from ? { ...change, outboxId: to } : change));
  await db.draft.put(storedRow(draftKind, { ...stored, pending }));
  return stored.id;
}
