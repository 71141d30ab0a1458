/**
 * The newest answer of the archive's snapshot: a window of ids, told with its rows that are in sight. Until then the list of before
 * stands, so no row is grey between two answers, and one drawing shows both.
 *
 * A key asks at once (`askNow`): the worker looks while the page draws the key. Once that is drawn the same question is not asked again.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { newestOnly } from '@/app/state/newest-only';
import type { ArchiveAnswer, ArchiveQuery } from '@/workers/archive-search/archive-query';
import { askSnapshot } from '../archive/archive-snapshot';
import type { ShownItem } from '../archive/shown-item';
import { type Asked, askedOnce } from './asked-once';
import { type AheadReading, firstRows, rowsAhead } from './rows-ahead';

/** Ids are fetched in windows of this size around what is in sight. */
export const WINDOW = 300;

export interface AskedWindow {
  readonly query: ArchiveQuery;
  readonly offset: number;
  readonly answer: ArchiveAnswer;
  /** Rows in sight, as they were when it was answered. */
  readonly ahead: ReadonlyMap<string, ShownItem>;
}

interface Asking extends Asked, AheadReading {
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
        const early = firstRows(query, offset, latest.current);
        const answer = await askSnapshot((api) => api.answer(query, offset, WINDOW));
        return { query, offset, answer, ahead: await rowsAhead(answer.ids, offset, early, latest.current) };
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
