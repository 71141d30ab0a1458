/**
 * Notices that the browser has deleted the local database by itself: it does so where the disk is full or the app was not opened
 * for long. A mark in local storage, which a browser deletes apart, says that there was one and how much the server did not have.
 *
 *   no mark ─ exchanged ─► marked ─ the database is new again ─► noted, with what was lost ─ seen by the person ─► marked
 *
 * Invariant: the mark goes with a database that the person erases.
 */
import * as v from 'valibot';
import type { CondicaDatabase } from '../condica-database';
import { hasOwner } from './database-owner';
import { dropMark, type MarkStore, markOn } from './eviction-mark';

const KEY = 'evicted';

const copySchema = v.object({ entries: v.number(), whole: v.boolean() });
const noteSchema = v.object({ at: v.string(), unsent: v.number(), copy: v.optional(copySchema) });

/**
 * When it was noticed, and how many pieces of work the server did not have. `copy`: how many of them the second copy brought
 * back, and whether all of it could be read; absent where there was none.
 */
export type Eviction = v.InferOutput<typeof noteSchema>;

interface CopyBack extends v.InferOutput<typeof copySchema> {
  /** ISO instant. */
  readonly at: string;
}

/** To be called at a start before anything is written into the database that says whose it is. `at`: ISO instant. */
export async function noticeEviction(db: CondicaDatabase, storage: MarkStore, at: string): Promise<void> {
  const mark = markOn(storage, db.name);
  if (mark === null || (await hasOwner(db))) return;
  const unsent = Number.parseInt(mark, 10);
  const copy = (await evictionOf(db))?.copy;
  const note: Eviction = { at, unsent: Number.isNaN(unsent) ? 0 : unsent, ...(copy === undefined ? {} : { copy }) };
  await db.kv.put({ key: KEY, value: note });
  dropMark(storage, db.name);
}

/** The second copy was put back, in the same transaction: told even where the mark went with the database. */
export async function noteCopyBack(db: CondicaDatabase, { at, ...copy }: CopyBack): Promise<void> {
  await db.kv.put({ key: KEY, value: { at, unsent: copy.entries, copy } satisfies Eviction });
}

/** Null: it was never noticed, or the person has seen it. */
export async function evictionOf(db: CondicaDatabase): Promise<Eviction | null> {
  const note = v.safeParse(noteSchema, (await db.kv.get(KEY))?.value);
  return note.success ? note.output : null;
}

export async function markEvictionSeen(db: CondicaDatabase): Promise<void> {
  await db.kv.delete(KEY);
}
