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
    // As few turns as can be: while it stands, whoever types waits to be saved.
    const [there, known] = await Promise.all([db.outbox.get(entry.seq), pullPosition(db, companyId)]);
    if (there?.id !== entry.id) return;
    const acknowledge = async (): Promise<void> => {
      if (isFirst)
        await noteFirstAnswer(db, { companyId, version: answer.version, epoch: answer.epoch, at: entry.madeAt });
      const { since, epoch } = isFirst ? await pullPosition(db, companyId) : known;
      const elsewhere = isAnotherDatabase(epoch, answer.epoch);
      await effectsOf(entry).acknowledge(db, entry, elsewhere ? { ...answer, elsewhere } : answer, since);
    };
    await Promise.all([db.outbox.delete(entry.seq), acknowledge()]);
  });
}
