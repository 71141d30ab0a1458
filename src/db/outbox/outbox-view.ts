/**
 * The outbox as a person reads it. Of a short one everything, folded into pieces of work; of a long one the oldest of each
 * part, so that ten thousand entries open as soon as ten; its counts, for which every key is walked, come after.
 */
import type { CondicaDatabase } from '../condica-database';
import { hiddenCompanies } from '../settings/sealed-note';
import { type EntryPart, partOfEntry, statesOfPart } from './entry-part';
import { foldIssuedDrafts } from './fold-issued-drafts';
import { type NextTry, nextTryOf } from './next-try';
import type { EntryState, OutboxEntry } from './outbox-entry';
import { FOLDED_UP_TO } from './outbox-overview';

export interface OutboxPart {
  /** In the order made; the first of them where they are many. */
  readonly entries: readonly OutboxEntry[];
  /** Null where it is not counted yet. */
  readonly count: number | null;
}

export interface OutboxView {
  /** All that exists only here, of hidden companies too; null where a long one is not counted yet. */
  readonly total: number | null;
  /** Everything of it; null where it is too long to be told by kind. */
  readonly whole: readonly OutboxEntry[] | null;
  readonly rejected: OutboxPart;
  readonly conflicts: OutboxPart;
  readonly waiting: OutboxPart;
  /** Of everything that waits, what is folded into other work included: a draft's save that was put off holds its invoice. */
  readonly nextTry: NextTry | null;
}

/** `shown`: of each part of a long one, which is not counted. */
export async function outboxView(db: CondicaDatabase, { shown }: { readonly shown: number }): Promise<OutboxView> {
  const [first, hidden] = await Promise.all([
    // No further than where it is long.
    db.outbox.limit(FOLDED_UP_TO + 1).primaryKeys(),
    hiddenCompanies(db),
  ]);
  const isSeen = ({ companyId }: OutboxEntry): boolean => !hidden.has(companyId);
  if (first.length > FOLDED_UP_TO) return longView(db, shown, isSeen);
  const all = await db.outbox.orderBy('seq').toArray();
  const whole = foldIssuedDrafts(all);
  const part = (name: EntryPart): OutboxPart => {
    const entries = whole.filter((entry) => isSeen(entry) && partOfEntry(entry) === name);
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

/** By the index of states: bodies are read of what is shown alone. */
async function longView(
  db: CondicaDatabase,
  shown: number,
  isSeen: (entry: OutboxEntry) => boolean,
): Promise<OutboxView> {
  const part = async (name: EntryPart): Promise<OutboxPart> => {
    const oldest = await Promise.all(
      statesOfPart(name).map((state) => db.outbox.where('state').equals(state).limit(shown).toArray()),
    );
    const entries = oldest.flat().filter(isSeen);
    entries.sort((a, b) => a.seq - b.seq);
    return { entries: entries.slice(0, shown), count: null };
  };
  const [rejected, conflicts, waiting] = await Promise.all([part('rejected'), part('conflicts'), part('waiting')]);
  return { total: null, whole: null, rejected, conflicts, waiting, nextTry: nextTryOf(waiting.entries) };
}

/** The same of a long one, with what was counted of it. */
export function withCounts(view: OutboxView, counts: ReadonlyMap<EntryState, number>): OutboxView {
  const part = (name: EntryPart): OutboxPart => ({
    entries: view[name].entries,
    count: sumOf(statesOfPart(name).map((state) => counts.get(state) ?? 0)),
  });
  const [rejected, conflicts, waiting] = [part('rejected'), part('conflicts'), part('waiting')];
  return { ...view, total: sumOf([...counts.values()]), rejected, conflicts, waiting };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
