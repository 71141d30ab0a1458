import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { noteFirstAnswer } from '../replication/pulled-from';
import { isAnotherDatabase, pullPosition } from '../replication/sync-state';
import type { Acknowledgement } from '../rows/server-row';
import { effectsOf, tablesOf } from './entry-effects';

/**
 * The server has done it: the entry leaves by its id, and the row takes the server's word (G4). Changes made since the
 * entry left stay pending. Once settled, the same answer again changes nothing. Before the
 * company's first page the answer says which database the row's version is of (replication/pulled-from.ts).
 */
export async function settleAcknowledged(
  db: CondicaDatabase,
  entry: OutboxEntry,
  answer: Acknowledgement,
): Promise<void> {
  const { companyId } = entry;
  // Nearly always it was pulled, and the notes need not be held.
  const isFirst = (await db.syncState.get(companyId)) === undefined;
  return db.transaction('rw', [...tablesOf(db, entry), ...(isFirst ? [db.kv] : [])], async () => {
    const there = await db.outbox.get(entry.seq);
    if (there?.id !== entry.id) return;
    await db.outbox.delete(entry.seq);
    if (isFirst)
      await noteFirstAnswer(db, { companyId, version: answer.version, epoch: answer.epoch, at: entry.madeAt });
    const { since, epoch } = await pullPosition(db, companyId);
    const elsewhere = isAnotherDatabase(epoch, answer.epoch);
    const heard = elsewhere ? { ...answer, elsewhere } : answer;
    await effectsOf(entry).acknowledge(db, entry, heard, since);
  });
}
