import { liveQuery } from 'dexie';
import type { CondicaDatabase } from '@/db/condica-database';
import { outboxCounts } from '@/db/outbox/outbox-overview';
import type { SyncStatus } from './status-store';

export type SyncCounts = Pick<SyncStatus, 'waiting' | 'waitingForSignIn' | 'rejected' | 'conflicts' | 'doubtful'>;

/** What waits for whom, of all companies, as the database says now. */
export async function readCounts(db: CondicaDatabase): Promise<SyncCounts> {
  const { waiting, waitingForSignIn, rejected, conflict: conflicts } = await outboxCounts(db);
  const doubtful = await db.counter.filter(({ name }) => name === 'doubtful').toArray();
  const inDoubt = doubtful.reduce((sum, { count }) => sum + count, 0);
  return { waiting, waitingForSignIn, rejected, conflicts, doubtful: inDoubt };
}

/** The counts follow the database, whoever changes it; ends with the function it gives. */
export function watchCounts(db: CondicaDatabase, tell: (counts: SyncCounts) => void): () => void {
  const counts = liveQuery(() => readCounts(db)).subscribe(tell);
  return () => counts.unsubscribe();
}
