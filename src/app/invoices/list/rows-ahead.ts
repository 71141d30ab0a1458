/**
 * The rows of an answer that will be in sight, read before the list is told of it; at the top of the list while the worker still counts.
 * Those that the list hears of are taken as it has them, all others are read again: they may have changed since they came.
 */
import { archiveByIds } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import type { ArchiveQuery } from '@/workers/archive-search/archive-query';
import { askSnapshot } from '../archive/archive-snapshot';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { byId, type RowsInOrder, rowOf, type Sight, sameItems } from './rows-in-sight';

/** Milliseconds that an answer waits for its rows. */
const PATIENCE = 150;

export interface AheadReading {
  readonly db: CondicaDatabase;
  readonly sight: Sight;
  /** What the list shows by now. */
  readonly held: { readonly current: RowsInOrder };
}

type Rows = ReadonlyMap<string, ShownItem>;

const NONE: Rows = new Map();

/** Asked before the question itself: what the worker names before it counts. Less than all, or none, where it cannot. */
export async function firstRows(query: ArchiveQuery, offset: number, reading: AheadReading): Promise<Rows> {
  const { db, sight } = reading;
  if (offset !== 0 || sight.from !== 0) return NONE;
  try {
    const ids = await askSnapshot((api) => api.ahead(query, sight.to));
    return await read(db, unheard(ids, reading));
  } catch {
    // The answer, or the reading after it, tells what is wrong.
    return NONE;
  }
}

/**
 * `early`: those that are read, or being read. Without those that cannot be read, or not in time: the list draws them grey, and its own
 * reading of them tells what is wrong.
 */
export async function rowsAhead(
  ids: readonly string[],
  offset: number,
  early: Promise<Rows>,
  reading: AheadReading,
): Promise<Rows> {
  const { sight, held } = reading;
  const near = ids.slice(Math.max(0, sight.from - offset), Math.max(0, sight.to - offset));
  const { live: before } = held.current;
  const unread = unheard(near, reading);
  const late = new Promise<Rows>((resolve) => setTimeout(() => resolve(NONE), PATIENCE));
  const came = unread.length === 0 ? NONE : await Promise.race([readBeside(early, unread, reading), late]);
  // What the list hears of may be another set by now: what it has is newest, and nothing that it had is missing.
  const { live, rows } = held.current;
  const heard = near.flatMap((id) => rowOf(live, id) ?? rowOf(before, id) ?? []);
  return byId([...sameItems(rows, [...came.values()]), ...heard]);
}

function unheard(ids: readonly string[], { held }: AheadReading): readonly string[] {
  return ids.filter((id) => rowOf(held.current.live, id) === undefined);
}

/** Of the early ones those that are wanted, and the others. */
async function readBeside(early: Promise<Rows>, wanted: readonly string[], { db }: AheadReading): Promise<Rows> {
  const first = await early;
  const rest = wanted.filter((id) => !first.has(id));
  const others = rest.length === 0 ? NONE : await read(db, rest).catch(() => NONE);
  return byId(wanted.flatMap((id) => first.get(id) ?? others.get(id) ?? []));
}

async function read(db: CondicaDatabase, ids: readonly string[]): Promise<Rows> {
  return ids.length === 0 ? NONE : byId((await archiveByIds(db, ids)).map(shownItemOf));
}
