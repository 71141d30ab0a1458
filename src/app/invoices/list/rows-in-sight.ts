/** The rows of a list's window of ids, those in sight before the others. */
import { useEffect, useMemo, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { archiveByIds } from '@/db/archive/archive-queries';
import { type ShownItem, shownItemOf } from '../archive/shown-item';

/** Places in the list, `to` not included. */
export interface Sight {
  readonly from: number;
  readonly to: number;
  /** The most rows that were drawn at the top. */
  readonly room?: number;
}

/** In steps, so that not every row of a scroll is another question; at the top, where each answer to a key begins, in small ones. */
const SIGHT_STEP = 40;
const TOP_STEP = 10;
const NO_ROWS: ReadonlyMap<string, ShownItem> = new Map();
/** Milliseconds without another answer before the rows out of sight are read: typing a search does not pay for them. */
const PAUSE = 300;

/**
 * The sight that holds these rows, first and last; the same object where it is the same. At the top it is never less than there is room
 * for: after an answer of a few rows the next may have a screen of them, which are read in one step then.
 */
export function steppedSight(before: Sight, first: number, last: number): Sight {
  const isTop = first === 0;
  const step = isTop ? TOP_STEP : SIGHT_STEP;
  const room = Math.max(before.room ?? 0, isTop ? last + 1 : 0);
  const from = Math.floor(first / step) * step;
  const to = (Math.floor((isTop ? room - 1 : last) / step) + 1) * step;
  return before.from === from && before.to === to ? before : { from, to, room };
}

/**
 * The rows in sight that are not known are read first and alone: a key of the search waits for a screen of rows, not for the
 * window's 300. The others follow once those are there and the list rests. `ahead`: what came with the answer, until they are read
 * here, and again with each of their changes. Rows by id; one may stand in several.
 */
export function useRowsInOrder(
  ids: readonly string[],
  { from, to }: Sight,
  ahead: ReadonlyMap<string, ShownItem> = NO_ROWS,
): readonly ReadonlyMap<string, ShownItem>[] {
  const near = useMemo(() => ids.slice(Math.max(0, from), Math.max(0, to)), [ids, from, to]);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const all = useRows(wanted);
  const unread = useMemo(() => near.filter((id) => !all.has(id)), [near, all]);
  const inSight = useRows(unread);
  const rows = useMemo(() => [inSight, all, ahead], [inSight, all, ahead]);
  const seen = near.every((id) => rowOf(rows, id) !== undefined);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => setWanted(ids), PAUSE);
    return () => clearTimeout(timer);
  }, [seen, ids]);
  return rows;
}

function useRows(ids: readonly string[]): ReadonlyMap<string, ShownItem> {
  const { db } = useWorkspace();
  const key = ids.join(' ');
  const rows = useLive(() => archiveByIds(db, key === '' ? [] : key.split(' ')), [db, key]);
  return useMemo(() => byId((rows ?? []).map(shownItemOf)), [rows]);
}

export function byId(items: readonly ShownItem[]): ReadonlyMap<string, ShownItem> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Until a row of the window is read, the one of the first sight stands in its place. */
export function rowOf(read: readonly ReadonlyMap<string, ShownItem>[], id: string): ShownItem | undefined {
  return read.find((rows) => rows.has(id))?.get(id);
}
