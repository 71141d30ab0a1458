import type { CondicaDatabase } from '@/db/condica-database';
import { foldableLength, outboxCounts } from '@/db/outbox/outbox-overview';
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
  // All asked for at once: between two awaits Dexie loses a transaction that a live query holds. The counters apart: whoever waits for
  // them waits for a page of documents, and must not keep the outbox meanwhile from who saves a draft.
  const [[hidden, size, refused], counters] = await Promise.all([
    db.transaction('r', db.kv, db.outbox, async () =>
      Promise.all([hiddenCompanies(db), foldableLength(db), refusedNotes(db)]),
    ),
    db.counter.toArray(),
  ]);
  const { total: _, conflict: conflicts, ...counts } = await outboxCounts(db, { hidden, size });
  const doubtful = counters.filter(({ companyId, name }) => name === 'doubtful' && !hidden.has(companyId));
  return {
    ...counts,
    rejected: counts.rejected + refused.length,
    conflicts,
    doubtful: doubtful.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Counted again so much later at the soonest, ms: whoever types changes the outbox with every key. */
const REST_MS = 300;

/** The counts follow the database, whoever changes it; ends with the function it gives. */
export function watchCounts(watch: Watch, db: CondicaDatabase, tell: (counts: SyncCounts) => void): () => void {
  return watch(() => readCounts(db), tell, { db, tables: [db.kv, db.outbox, db.counter], restMs: REST_MS });
}
