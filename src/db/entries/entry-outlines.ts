/**
 * What tells which entry goes next, read without keeping bodies.
 *
 * Invariants: never more than one page of entries is read at once, since IndexedDB reads them whole, and a hundred megabytes of
 * waiting documents would hold up what a person does; nothing is told of companies that are hidden here, whose id may be another's
 * by now; outlines come in the order made, so a page holds the beginning of each lane. New entries come at the end, and what has
 * left since it was read is noticed when it is begun.
 */
import type { OperationId } from '@/api/ids';
import type { EntryState } from '@/domain/outbox/entry-state';
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { hiddenCompanies } from '../settings/sealed-note';

/** An entry without its body: what is needed to choose the next. */
export type EntryOutline = Omit<OutboxEntry, 'params' | 'body' | 'wire'>;

export interface OutlinePage {
  readonly outlines: readonly EntryOutline[];
  /** Nothing stands after it. */
  readonly isLast: boolean;
}

/** Half a megabyte of documents. */
const READ_AT_ONCE = 50;

/** The oldest entries, as many as are read at once. */
export async function firstOutlines(db: CondicaDatabase): Promise<OutlinePage> {
  for await (const page of outlinePages(db)) return page;
  return { outlines: [], isLast: true };
}

export async function allOutlines(db: CondicaDatabase): Promise<readonly EntryOutline[]> {
  const all: EntryOutline[] = [];
  for await (const { outlines } of outlinePages(db)) all.push(...outlines);
  return all;
}

/** Ids of those that leave by themselves, the oldest first, at most as many. */
export async function queuedIds(db: CondicaDatabase, most: number): Promise<readonly OperationId[]> {
  const ids: OperationId[] = [];
  for await (const { outlines } of outlinePages(db)) {
    ids.push(...outlines.filter(({ state }) => state === 'queued').map(({ id }) => id));
    if (ids.length >= most) break;
  }
  return ids.slice(0, most);
}

/** Whether any stands in one of these states, hidden ones among them; told by an index. */
export async function hasEntryIn({ outbox }: CondicaDatabase, states: readonly EntryState[]): Promise<boolean> {
  const found = await Promise.all(states.map((state) => outbox.where('state').equals(state).limit(1).primaryKeys()));
  return found.some((keys) => keys.length > 0);
}

async function* outlinePages(db: CondicaDatabase): AsyncGenerator<OutlinePage> {
  const { outbox, kv } = db;
  const readAfter = (seq: number) => outbox.where(':id').above(seq).limit(READ_AT_ONCE).toArray();
  // What is given back to a restored server stands before the first: its places go below 0.
  let [hidden, entries] = await db.transaction('r', outbox, kv, async () =>
    Promise.all([hiddenCompanies(db), readAfter(Number.NEGATIVE_INFINITY)]),
  );
  for (;;) {
    const last = entries.at(-1);
    const isLast = last === undefined || entries.length < READ_AT_ONCE;
    const shown = entries.filter(({ companyId }) => !hidden.has(companyId));
    yield { outlines: shown.map(({ params: _p, body: _b, wire: _w, ...outline }) => outline), isLast };
    if (isLast) return;
    entries = await readAfter(last.seq);
  }
}
