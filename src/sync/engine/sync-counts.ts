import type { CondicaDatabase } from '@/db/condica-database';
import { outboxCounts, outboxLength } from '@/db/outbox/outbox-overview';
import { refusedNotes } from '@/db/settings/refused-notes';
import { hiddenCompanies } from '@/db/settings/sealed-note';
import type { Watch } from '../ports/watch';
import type { SyncStatus } from './status-store';

export type SyncCounts = Pick<
  SyncStatus,
  'waiting' | 'waitingForSignIn' | 'waitingForAccess' | 'waitingForServer' | 'rejected' | 'conflicts' | 'doubtful'
>;

/** What waits for whom, of all companies that a person sees, as the database says now: asked after every change. */
export async function readCounts(db: CondicaDatabase): Promise<SyncCounts> {
  // All asked for at once: between two awaits Dexie loses a transaction that a live query holds.
  const [hidden, size, counters, refused] = await db.transaction('r', db.kv, db.outbox, db.counter, () =>
    Promise.all([hiddenCompanies(db), outboxLength(db), db.counter.toArray(), refusedNotes(db)]),
  );
  const { total: _, conflict: conflicts, ...counts } = await outboxCounts(db, { hidden, size });
  const doubtful = counters.filter(({ companyId, name }) => name === 'doubtful' && !hidden.has(companyId));
  return {
    ...counts,
    rejected: counts.rejected + refused.length,
    conflicts,
    doubtful: doubtful.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The counts follow the database, whoever changes it; ends with the function it gives. */
export function watchCounts(watch: Watch, db: CondicaDatabase, tell: (counts: SyncCounts) => void): () => void {
  return watch(() => readCounts(db), tell);
}
