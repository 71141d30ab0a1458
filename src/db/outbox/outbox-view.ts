/**
 * The outbox as a person reads it. Of a short one everything, folded into pieces of work; of a long one the counts, and of each
 * part the oldest, so that ten thousand entries open as soon as ten.
 */
import type { CondicaDatabase } from '../condica-database';
import { hiddenCompanies } from '../settings/sealed-note';
import { foldIssuedDrafts } from './fold-issued-drafts';
import { type NextTry, nextTryOf } from './next-try';
import { type EntryState, type OutboxEntry, STORED_STATES } from './outbox-entry';
import { FOLDED_UP_TO } from './outbox-overview';

export interface OutboxPart {
  /** In the order made; the first of them where they are many. */
  readonly entries: readonly OutboxEntry[];
  readonly count: number;
}

export interface OutboxView {
  /** All that exists only here, of hidden companies too. */
  readonly total: number;
  /** Everything of it; null where it is too long to be told by kind. */
  readonly whole: readonly OutboxEntry[] | null;
  readonly rejected: OutboxPart;
  readonly conflicts: OutboxPart;
  readonly waiting: OutboxPart;
  /** Of everything that waits, what is folded into other work included: a draft's save that was put off holds its invoice. */
  readonly nextTry: NextTry | null;
}

type PartName = keyof Pick<OutboxView, 'rejected' | 'conflicts' | 'waiting'>;

const PART_OF = {
  rejected: 'rejected',
  conflict: 'conflicts',
  queued: 'waiting',
  sending: 'waiting',
  'waiting-for-sign-in': 'waiting',
  'waiting-for-access': 'waiting',
  'waiting-for-server': 'waiting',
} as const satisfies Readonly<Record<OutboxEntry['state'], PartName>>;

/** `shown`: of each part of a long one. */
export async function outboxView(db: CondicaDatabase, shown: number): Promise<OutboxView> {
  const [total, hidden] = await Promise.all([db.outbox.count(), hiddenCompanies(db)]);
  const isSeen = ({ companyId }: OutboxEntry): boolean => !hidden.has(companyId);
  if (total > FOLDED_UP_TO) return longView(db, shown, isSeen);
  const all = await db.outbox.orderBy('seq').toArray();
  const whole = foldIssuedDrafts(all);
  const part = (name: PartName): OutboxPart => {
    const entries = whole.filter((entry) => isSeen(entry) && PART_OF[entry.state] === name);
    return { entries, count: entries.length };
  };
  return {
    total: whole.length,
    whole,
    rejected: part('rejected'),
    conflicts: part('conflicts'),
    waiting: part('waiting'),
    nextTry: nextTryOf(all.filter(isSeen)),
  };
}

interface OfState {
  readonly state: EntryState;
  readonly count: number;
  /** In the order made. */
  readonly oldest: readonly OutboxEntry[];
}

async function longView(
  db: CondicaDatabase,
  shown: number,
  isSeen: (entry: OutboxEntry) => boolean,
): Promise<OutboxView> {
  const { total, states } = await readStates(db, shown);
  const part = (name: PartName): OutboxPart => {
    const own = states.filter(({ state }) => PART_OF[state] === name);
    const entries = own.flatMap(({ oldest }) => oldest).filter(isSeen);
    entries.sort((a, b) => a.seq - b.seq);
    return { entries: entries.slice(0, shown), count: own.reduce((sum, { count }) => sum + count, 0) };
  };
  const waiting = part('waiting');
  const parts = { rejected: part('rejected'), conflicts: part('conflicts'), waiting };
  return { total, whole: null, ...parts, nextTry: nextTryOf(waiting.entries) };
}

/**
 * By the index of states, in one transaction: bodies are read of what is shown alone. An index is counted key by key, so what
 * most of them are, queued, is not counted but left over from the others.
 */
async function readStates(
  db: CondicaDatabase,
  shown: number,
): Promise<{ readonly total: number; readonly states: readonly OfState[] }> {
  const { outbox } = db;
  const of = (state: EntryState) => outbox.where('state').equals(state);
  const counted = STORED_STATES.filter((state) => state !== MOST);
  // All asked for at once: between two awaits Dexie loses a transaction that a live query holds.
  const [total, counts, oldest] = await db.transaction('r', outbox, () =>
    Promise.all([
      outbox.count(),
      Promise.all(counted.map((state) => of(state).count())),
      Promise.all(STORED_STATES.map((state) => of(state).limit(shown).toArray())),
    ]),
  );
  const known = new Map<EntryState, number>(counted.map((state, place) => [state, counts[place] ?? 0]));
  const left = total - counts.reduce((sum, count) => sum + count, 0);
  const states = STORED_STATES.map((state, place) => ({
    state,
    count: known.get(state) ?? left,
    oldest: oldest[place] ?? [],
  }));
  return { total, states };
}

const MOST = 'queued';
