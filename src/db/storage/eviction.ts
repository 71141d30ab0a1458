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

/** As much of Storage as is used. */
export type MarkStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'evicted';
const markOf = (database: string): string => `condica.here ${database}`;

const noteSchema = v.object({ at: v.string(), unsent: v.number() });

/** When it was noticed, and how many pieces of work the server did not have. */
export type Eviction = v.InferOutput<typeof noteSchema>;

export function markHere(storage: MarkStore, database: string, unsent: number): void {
  const text = String(unsent);
  if (storage.getItem(markOf(database)) !== text) storage.setItem(markOf(database), text);
}

export function dropMark(storage: Pick<MarkStore, 'removeItem'>, database: string): void {
  storage.removeItem(markOf(database));
}

/** To be called at a start before anything is written into the database that says whose it is. `at`: ISO instant. */
export async function noticeEviction(db: CondicaDatabase, storage: MarkStore, at: string): Promise<void> {
  const mark = storage.getItem(markOf(db.name));
  if (mark === null || (await hasOwner(db))) return;
  const unsent = Number.parseInt(mark, 10);
  await db.kv.put({ key: KEY, value: { at, unsent: Number.isNaN(unsent) ? 0 : unsent } satisfies Eviction });
  dropMark(storage, db.name);
}

/** Null: it was never noticed, or the person has seen it. */
export async function evictionOf(db: CondicaDatabase): Promise<Eviction | null> {
  const note = v.safeParse(noteSchema, (await db.kv.get(KEY))?.value);
  return note.success ? note.output : null;
}

export async function markEvictionSeen(db: CondicaDatabase): Promise<void> {
  await db.kv.delete(KEY);
}
