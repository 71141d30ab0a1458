import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { pullCursor } from '../replication/sync-state';
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
    await effectsOf(entry).acknowledge(db, entry, answer, await pullCursor(db, entry.companyId));
  });
}
