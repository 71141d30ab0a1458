import type { CompanyId } from '@/api/ids';
import { ENTRY_STATES } from '@/domain/outbox/entry-state';
import type { CondicaDatabase } from '../condica-database';
import { hiddenCompanies } from '../settings/sealed-note';
import { foldIssuedDrafts } from './fold-issued-drafts';
import type { EntryState, OutboxEntry } from './outbox-entry';

export interface OutboxCounts {
  /** Everything that exists only here or whose acknowledgement is out. */
  readonly total: number;
  /** Leaves by itself: queued or being sent. */
  readonly waiting: number;
  readonly waitingForSignIn: number;
  readonly waitingForAccess: number;
  readonly waitingForServer: number;
  readonly rejected: number;
  readonly conflict: number;
}

export interface OutboxOverview {
  readonly counts: OutboxCounts;
  /** In the order made. */
  readonly entries: readonly OutboxEntry[];
}

/** What has not been acknowledged, of one company or of all. */
export async function outboxOverview(db: CondicaDatabase, companyId?: CompanyId): Promise<OutboxOverview> {
  const entries = await (companyId === undefined
    ? db.outbox.orderBy('seq').toArray()
    : db.outbox.where('companyId').equals(companyId).sortBy('seq'));
  return { counts: countEntries(entries.map((entry) => entry.state)), entries };
}

/** Above it the counts are of calls: to tell which belong together, every body would be read. */
const FOLDED_UP_TO = 100;

/** Counts of pieces of work, of the companies that a person sees; of many, without reading bodies. */
export async function outboxCounts(db: CondicaDatabase): Promise<OutboxCounts> {
  const hidden = await hiddenCompanies(db);
  if (hidden.size > 0 || (await db.outbox.count()) <= FOLDED_UP_TO) {
    const entries = await db.outbox.filter(({ companyId }) => !hidden.has(companyId)).toArray();
    return countEntries(foldIssuedDrafts(entries).map(({ state }) => state));
  }
  const states: EntryState[] = [];
  await db.outbox.orderBy('state').eachKey((state) => {
    if (isEntryState(state)) states.push(state);
  });
  return countEntries(states);
}

/** What the chip of the sync panel shows. */
export async function pendingCount(db: CondicaDatabase): Promise<number> {
  return db.outbox.count();
}

function countEntries(states: readonly EntryState[]): OutboxCounts {
  const of = (...wanted: EntryState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    total: states.length,
    waiting: of('queued', 'sending'),
    waitingForSignIn: of('waiting-for-sign-in'),
    waitingForAccess: of('waiting-for-access'),
    waitingForServer: of('waiting-for-server'),
    rejected: of('rejected'),
    conflict: of('conflict'),
  };
}

const STATES: readonly unknown[] = ENTRY_STATES.filter((state) => state !== 'done');

function isEntryState(state: unknown): state is EntryState {
  return STATES.includes(state);
}
