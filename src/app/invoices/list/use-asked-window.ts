/**
 * The newest answer of the archive's snapshot: a window of ids, told with its rows that are in sight. Until then the list of before
 * stands, so no row is grey between two answers, and one drawing shows both.
 *
 * A key asks at once (`askNow`): the worker looks while the page draws the key. Once that is drawn the same question is not asked again.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { newestOnly } from '@/app/state/newest-only';
import { archiveByIds } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import type { ArchiveAnswer, ArchiveQuery } from '@/workers/archive-search/archive-query';
import { askSnapshot } from '../archive/archive-snapshot';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { type Asked, askedOnce } from './asked-once';
import { byId, type RowsInOrder, rowOf, type Sight, sameItems } from './rows-in-sight';

/** Ids are fetched in windows of this size around what is in sight. */
export const WINDOW = 300;

/** Milliseconds that an answer waits for its rows. */
const PATIENCE = 150;

export interface AskedWindow {
  readonly query: ArchiveQuery;
  readonly offset: number;
  readonly answer: ArchiveAnswer;
  /** Rows in sight, as they were when it was answered. */
  readonly ahead: ReadonlyMap<string, ShownItem>;
}

interface Asking extends Asked {
  readonly db: CondicaDatabase;
  readonly sight: Sight;
  /** What the list shows by now. */
  readonly held: { readonly current: RowsInOrder };
  readonly onFailed: (failed: boolean) => void;
}

/** `edition`: of the snapshot; 0 while there is none to ask. */
export function useAskedWindow(asking: Asking) {
  const { query, offset, edition } = asking;
  const [told, setTold] = useState<AskedWindow>();
  const latest = useRef(asking);
  useLayoutEffect(() => {
    latest.current = asking;
  });
  const ask = useMemo(() => {
    const newest = newestOnly(
      async ({ query, offset }: Asked) => {
        const answer = await askSnapshot((api) => api.answer(query, offset, WINDOW));
        return { query, offset, answer, ahead: await rowsAhead(answer.ids, offset, latest.current) };
      },
      (_, window) => {
        setTold(window);
        latest.current.onFailed(false);
      },
      (error) => {
        console.error('The list was not answered:', error);
        latest.current.onFailed(true);
      },
    );
    return askedOnce(newest);
  }, []);
  const askNow = useCallback(
    (query: ArchiveQuery) => {
      const { offset, edition } = latest.current;
      ask.now({ query, offset, edition });
    },
    [ask],
  );
  useEffect(() => ask.drawn({ query, offset, edition }), [ask, query, offset, edition]);
  return { told, askNow };
}

/**
 * The rows in sight; without those that cannot be read, or not in time: the list draws them grey, and its own reading of them tells
 * what is wrong. Those that the list hears nothing of are read again: they may have changed since they came.
 */
async function rowsAhead(
  ids: readonly string[],
  offset: number,
  { db, sight, held }: Asking,
): Promise<ReadonlyMap<string, ShownItem>> {
  const near = ids.slice(Math.max(0, sight.from - offset), Math.max(0, sight.to - offset));
  const { live } = held.current;
  const rows = near.flatMap((id) => rowOf(live, id) ?? []);
  if (rows.length === near.length) return byId(rows);
  const unread = near.filter((id) => rowOf(live, id) === undefined);
  const read = archiveByIds(db, unread).catch(() => []);
  const late = new Promise<readonly []>((resolve) => setTimeout(() => resolve([]), PATIENCE));
  const came = (await Promise.race([read, late])).map(shownItemOf);
  return byId([...rows, ...sameItems(held.current.rows, came)]);
}
