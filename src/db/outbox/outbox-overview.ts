import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { hiddenCompanies } from '../settings/sealed-note';
import { statesOfPart } from './entry-part';
import { foldIssuedDrafts } from './fold-issued-drafts';
import { type EntryState, STORED_STATES } from './outbox-entry';

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

/** Above it the counts are of calls: to tell which belong together, every body would be read. */
export const FOLDED_UP_TO = 100;

/** Keys counted by one request, some 3 ms: what a person opens meanwhile comes in between. */
const COUNTED_AT_ONCE = 500;

export interface OutboxSize {
  /** The companies that nobody sees here. */
  readonly hidden: ReadonlySet<CompanyId>;
  /** How many calls there are; no further than where they are too many to be folded. */
  readonly size: number;
}

/** Counts of pieces of work, of the companies that a person sees; of many, without reading bodies. */
export async function outboxCounts(db: CondicaDatabase, known?: OutboxSize): Promise<OutboxCounts> {
  const { hidden, size } = known ?? (await outboxSize(db));
  if (size === 0) return countsOf(() => 0);
  if (hidden.size > 0 || size <= FOLDED_UP_TO) {
    const seen = (await db.outbox.toArray()).filter(({ companyId }) => !hidden.has(companyId));
    const states = foldIssuedDrafts(seen).map(({ state }) => state);
    return countsOf((wanted) => states.filter((state) => state === wanted).length);
  }
  const counts = await entriesByState(db);
  return countsOf((wanted) => counts.get(wanted) ?? 0);
}

async function outboxSize(db: CondicaDatabase): Promise<OutboxSize> {
  return { hidden: await hiddenCompanies(db), size: await foldableLength(db) };
}

/** How many calls there are, no further than where they are too many to be folded. */
export async function foldableLength({ outbox }: Pick<CondicaDatabase, 'outbox'>): Promise<number> {
  return (await outbox.limit(FOLDED_UP_TO + 1).primaryKeys()).length;
}

/**
 * How many calls there are. By the keys of the table itself: walking an index costs Chromium twice the time, whatever the bodies weigh,
 * and cannot be cut. Each piece is a reading of its own: whoever saves waits for one of them, and whoever reads, for nobody who waits
 * to save. `isWanted`: asked between two pieces; where nobody waits any more, what was counted so far.
 */
export function outboxLength(
  { outbox }: Pick<CondicaDatabase, 'outbox'>,
  isWanted: () => boolean = () => true,
): Promise<number> {
  // Chained, not awaited: between two awaits Dexie loses what a live query follows.
  const countAfter = (last: number, before: number): PromiseLike<number> =>
    outbox
      .where(':id')
      .above(last)
      .limit(COUNTED_AT_ONCE)
      .primaryKeys()
      .then((keys) => {
        const [counted, newest] = [before + keys.length, keys.at(-1)];
        const isOver = keys.length < COUNTED_AT_ONCE || newest === undefined || !isWanted();
        return isOver ? counted : countAfter(newest, counted);
      });
  // Of the table's own keys a live query hears what goes alone: what comes gets its key when it is written.
  const heard = outbox.orderBy('id').limit(1).primaryKeys();
  return Promise.all([countAfter(Number.NEGATIVE_INFINITY, 0), heard]).then(([length]) => length);
}

/**
 * How many calls are in each state. Nearly all of a long outbox are in one, whichever it is; it has what the others leave. Of a moment
 * while nothing is written; what is written meanwhile is counted by the next reading. `isWanted`: as `outboxLength` asks it.
 */
export async function entriesByState(
  db: CondicaDatabase,
  isWanted?: () => boolean,
): Promise<ReadonlyMap<EntryState, number>> {
  const inState = (state: EntryState) => db.outbox.where('state').equals(state);
  // No further than where there are many.
  const first = await db.transaction('r', db.outbox, async () =>
    Promise.all(STORED_STATES.map((state) => inState(state).limit(FOLDED_UP_TO).primaryKeys())),
  );
  const counts = new Map(STORED_STATES.map((state, place) => [state, first[place]?.length ?? 0] as const));
  const [usual, ...alsoMany] = STORED_STATES.filter((state) => counts.get(state) === FOLDED_UP_TO);
  if (usual === undefined) return counts;
  for (const state of alsoMany) counts.set(state, await inState(state).count());
  const others = sumOf([...counts].map(([state, count]) => (state === usual ? 0 : count)));
  return counts.set(usual, Math.max(FOLDED_UP_TO, (await outboxLength(db, isWanted)) - others));
}

/** What the chip of the sync panel shows. */
export function pendingCount(db: CondicaDatabase): Promise<number> {
  return outboxLength(db);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function countsOf(of: (state: EntryState) => number): OutboxCounts {
  return {
    total: sumOf(STORED_STATES.map(of)),
    waiting: of('queued') + of('sending'),
    waitingForSignIn: of('waiting-for-sign-in'),
    waitingForAccess: of('waiting-for-access'),
    waitingForServer: of('waiting-for-server'),
    rejected: sumOf(statesOfPart('rejected').map(of)),
    conflict: sumOf(statesOfPart('conflicts').map(of)),
  };
}
