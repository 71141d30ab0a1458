import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { isAnotherDatabase, knownEpoch, pullCursor } from '../replication/sync-state';
import type { Acknowledgement } from '../rows/server-row';
import { effectsOf, tablesOf } from './entry-effects';

/**
 * The server has done it: the entry leaves by its id, and the row takes the server's word (G4). Changes made since the
 * entry left stay pending. Once settled, the same answer again changes nothing.
 */
export function settleAcknowledged(db: CondicaDatabase, entry: OutboxEntry, answer: Acknowledgement): Promise<void> {
  return db.transaction('rw', [...tablesOf(db, entry)], async () => {
    const there = await db.outbox.get(entry.seq);
    if (there?.id !== entry.id) return;
    await db.outbox.delete(entry.seq);
    const { companyId } = entry;
    const elsewhere = isAnotherDatabase(await knownEpoch(db, companyId), answer.epoch);
    const heard = elsewhere ? { ...answer, elsewhere } : answer;
    await effectsOf(entry).acknowledge(db, entry, heard, await pullCursor(db, companyId));
  });
}
