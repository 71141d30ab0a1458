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
}

/** In steps, so that not every row of a scroll is another question. */
const SIGHT_STEP = 40;
/** The sight that holds these rows, first and last; the same object where it is the same. */
export function steppedSight(before: Sight, first: number, last: number): Sight {
  const from = Math.floor(first / SIGHT_STEP) * SIGHT_STEP;
  const to = (Math.floor(last / SIGHT_STEP) + 1) * SIGHT_STEP;
  return before.from === from && before.to === to ? before : { from, to };
}

/**
 * The rows in sight are read first and alone: a key of the search waits for 80 rows, not for the window's 300. The others
 * follow once those are there.
 */
export function useRowsInOrder(ids: readonly string[], { from, to }: Sight): readonly ReadonlyMap<string, ShownItem>[] {
  const near = useMemo(() => ids.slice(Math.max(0, from), Math.max(0, to)), [ids, from, to]);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const inSight = useRows(near);
  const all = useRows(wanted);
  const seen = near.every((id) => inSight.has(id));
  useEffect(() => {
    if (seen) setWanted(ids);
  }, [seen, ids]);
  return useMemo(() => [inSight, all], [inSight, all]);
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
