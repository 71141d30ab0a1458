/** The rows of a list's window of ids, those in sight before the others. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { archiveByIds } from '@/db/archive/archive-queries';
import { sameValue } from '@/domain/merge/same-value';
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
 * for: after an answer of a few rows the next may have a screen of them, which are read in one step then. Elsewhere it holds a step more
 * on both sides: who turns the wheel comes to rows that are read, where each would be drawn grey and then again.
 */
export function steppedSight(before: Sight, first: number, last: number): Sight {
  const isTop = first === 0;
  const step = isTop ? TOP_STEP : SIGHT_STEP;
  const room = Math.max(before.room ?? 0, isTop ? last + 1 : 0);
  const beside = isTop ? 0 : 1;
  const from = Math.max(0, Math.floor(first / step) - beside) * step;
  const to = (Math.floor((isTop ? room - 1 : last) / step) + 1 + beside) * step;
  return before.from === from && before.to === to ? before : { from, to, room };
}

export interface RowsInOrder {
  /** By id, of the window and of the answer; one may stand in several. */
  readonly rows: readonly ReadonlyMap<string, ShownItem>[];
  /** Of them those that are read again with each of their changes. */
  readonly live: readonly ReadonlyMap<string, ShownItem>[];
}

/**
 * The rows in sight that are not known are read first and alone: a key of the search waits for a screen of rows, not for the
 * window's 300. The others follow once those are there and the list rests, and with them those that came with the answer (`ahead`),
 * which are not read a second time while somebody types: every answer brings what has changed of them. A row that is read again and
 * says the same is the same object, so that it is not drawn again.
 */
export function useRowsInOrder(
  ids: readonly string[],
  { from, to }: Sight,
  ahead: ReadonlyMap<string, ShownItem> = NO_ROWS,
): RowsInOrder {
  const near = useMemo(() => ids.slice(Math.max(0, from), Math.max(0, to)), [ids, from, to]);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const shown = useRef<readonly ReadonlyMap<string, ShownItem>[]>([]);
  const all = useRows(wanted, shown);
  const unread = useMemo(() => near.filter((id) => !all.has(id) && !ahead.has(id)), [near, all, ahead]);
  const inSight = useRows(unread, shown);
  const read = useMemo(() => ({ live: [inSight, all], rows: [inSight, all, ahead] }), [inSight, all, ahead]);
  useLayoutEffect(() => {
    shown.current = read.rows;
  });
  const seen = near.every((id) => rowOf(read.rows, id) !== undefined);
  const listed = useSameIds(ids);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => setWanted(listed), PAUSE);
    return () => clearTimeout(timer);
  }, [seen, listed]);
  return read;
}

/** The array of before where it names the same: an archive that changes all the time has its rows read all the same. */
function useSameIds(ids: readonly string[]): readonly string[] {
  const kept = useRef(ids);
  if (!sameValue(kept.current, ids)) kept.current = ids;
  return kept.current;
}

function useRows(
  ids: readonly string[],
  shown: { readonly current: readonly ReadonlyMap<string, ShownItem>[] },
): ReadonlyMap<string, ShownItem> {
  const { db } = useWorkspace();
  const key = ids.join(' ');
  const rows = useLive(() => archiveByIds(db, key === '' ? [] : key.split(' ')), [db, key]);
  return useMemo(() => byId(sameItems(shown.current, (rows ?? []).map(shownItemOf))), [rows, shown]);
}

/** Each as it is shown already where it says the same. */
export function sameItems(
  shown: readonly ReadonlyMap<string, ShownItem>[],
  items: readonly ShownItem[],
): readonly ShownItem[] {
  return items.map((item) => {
    const before = rowOf(shown, item.id);
    return before !== undefined && sameValue(before, item) ? before : item;
  });
}

export function byId(items: readonly ShownItem[]): ReadonlyMap<string, ShownItem> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Until a row of the window is read, the one of the first sight stands in its place. */
export function rowOf(read: readonly ReadonlyMap<string, ShownItem>[], id: string): ShownItem | undefined {
  return read.find((rows) => rows.has(id))?.get(id);
}
