import type { OperationId } from '@/api/ids';
import { withoutChange } from '../archive/archive-row';
import { archiveTables, putArchiveRow } from '../archive/put-archive-row';
import type { CondicaDatabase } from '../condica-database';
import { acknowledgeDocument } from '../replication/apply-archive-rows';
import type { EntryEffects } from './entry-effects';

/** Entries that change a document that is there: each has its own change in the row, and touches no other. */
export const documentEffects: EntryEffects = {
  tables: (db) => [...archiveTables(db), db.document, db.kv],
  discard: async ({ db }, entry) => {
    await db.outbox.delete(entry.seq);
    const row = await db.archive.get(entry.subject.id);
    if (row !== undefined) await putArchiveRow(db, withoutChange(row, entry.id));
    return 'discarded';
  },
  rename: (db, entry, to) => renameChange(db, entry.subject.id, entry.id, to),
  acknowledge: acknowledgeDocument,
  conflict: () => Promise.resolve('unsettled'),
  imported: () => Promise.resolve(),
};

async function renameChange(db: CondicaDatabase, id: string, from: OperationId, to: OperationId): Promise<void> {
  const row = await db.archive.get(id);
  if (row === undefined) return;
  const pending = row.pending.map((change) => (change.outboxId === from ? { ...change, outboxId: to } : change));
  await putArchiveRow(db, { ...row, pending });
}
