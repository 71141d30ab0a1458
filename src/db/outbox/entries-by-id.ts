/** Entries of the outbox by their ids, many at once. */
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from './outbox-entry';

/**
 * Those that are still there, in no order. What was made together stands together, and leaves from its beginning: from the last one
 * back as many as are wanted are read in one request, and only what does not stand there is asked for one by one. The undo of an
 * import takes 500 rows a step, which were 500 requests.
 */
export async function entriesById(db: CondicaDatabase, ids: readonly string[]): Promise<readonly OutboxEntry[]> {
  const newest = ids.at(-1);
  const last = newest === undefined ? undefined : await entryById(db, newest);
  const wanted = new Set(ids.slice(0, -1));
  const before = last === undefined || wanted.size === 0 ? [] : await entriesBefore(db, last.seq, wanted.size);
  const near = before.filter(({ id }) => wanted.delete(id));
  return [...near, ...(last === undefined ? [] : [last]), ...(await scatteredEntries(db, [...wanted]))];
}

function entryById(db: CondicaDatabase, id: string): Promise<OutboxEntry | undefined> {
  return db.outbox.where('id').equals(id).first();
}

function entriesBefore(db: CondicaDatabase, seq: number, count: number): Promise<readonly OutboxEntry[]> {
  return db.outbox
    .where('seq')
    .between(seq - count, seq)
    .toArray();
}

/** The same of such as stand anywhere. Asked for side by side: a cursor over so many goes a step a request, and keeps writers waiting. */
export async function scatteredEntries(db: CondicaDatabase, ids: readonly string[]): Promise<readonly OutboxEntry[]> {
  if (ids.length === 0) return [];
  const found = await db.transaction('r', db.outbox, async () => Promise.all(ids.map((id) => entryById(db, id))));
  return found.filter((entry) => entry !== undefined);
}
