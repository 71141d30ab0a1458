/**
 * The answer of the archive's snapshot to a query, by windows of ids, and the rows of the window in sight.
 *
 * Until the snapshot is built the first rows of the unfiltered list come from an index of the database, so that a list is
 * there at once; counts and sums follow.
 */
import { proxy } from 'comlink';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newestOnly } from '@/app/state/newest-only';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { archiveByIds, archivePage } from '@/db/archive/archive-queries';
import type { ArchiveAnswer, ArchiveQuery } from '@/workers/archive-search/archive-query';
import { archiveSearch } from '@/workers/archive-search/archive-search';
import { type ShownItem, shownItemOf } from '../archive/shown-item';

/** Ids are fetched in windows of this size around what is in sight. */
const WINDOW = 300;
const FIRST_ROWS = 60;

export interface ArchiveList {
  /** Undefined until anything is known. */
  readonly answer: Omit<ArchiveAnswer, 'ids'> | undefined;
  /** False while only the first rows are known. */
  readonly complete: boolean;
  readonly count: number;
  readonly rowAt: (index: number) => ShownItem | undefined;
  readonly idAt: (index: number) => string | undefined;
  readonly onRange: (from: number, to: number) => void;
  /** Every id of the answer, for selecting all. */
  readonly allIds: () => Promise<readonly string[]>;
}

interface Asked {
  readonly query: ArchiveQuery;
  readonly offset: number;
}

interface Window {
  readonly offset: number;
  readonly answer: ArchiveAnswer;
}

export function useArchiveAnswer(query: ArchiveQuery, plain: boolean): ArchiveList {
  const { db, company } = useWorkspace();
  const edition = useSnapshotEdition(db.name, company.id);
  const [offset, setOffset] = useState(0);
  const [window, setWindow] = useState<Window>();
  const ask = useMemo(
    () =>
      newestOnly(
        (asked: Asked) => archiveSearch.call((api) => api.answer(asked.query, asked.offset, WINDOW)),
        ({ offset }, answer) => setWindow({ offset, answer }),
      ),
    [],
  );
  useEffect(() => {
    if (edition > 0) ask({ query, offset });
  }, [ask, query, offset, edition]);

  const first = useFirstRows(window === undefined && plain, query.direction);
  const ids = window?.answer.ids ?? first?.map(({ id }) => id) ?? [];
  const rows = useRows(ids);
  const start = window?.offset ?? 0;
  const idAt = useCallback((index: number) => ids[index - start], [ids, start]);
  const rowAt = useCallback((index: number) => rows.get(ids[index - start] ?? ''), [rows, ids, start]);
  const onRange = useCallback((from: number, to: number) => {
    setOffset((now) => (from >= now && to < now + WINDOW ? now : Math.max(0, Math.floor((from + to - WINDOW) / 2))));
  }, []);
  const allIds = useCallback(
    async () => (await archiveSearch.call((api) => api.answer(query, 0, Number.MAX_SAFE_INTEGER))).ids,
    [query],
  );
  return {
    answer: window?.answer,
    complete: window !== undefined,
    count: window?.answer.count ?? first?.length ?? 0,
    rowAt,
    idAt,
    onRange,
    allIds,
  };
}

/** Rises when the snapshot of the company changed; 0 until it is built. */
function useSnapshotEdition(database: string, companyId: ReturnType<typeof useWorkspace>['company']['id']): number {
  const [edition, setEdition] = useState(0);
  const current = useRef(companyId);
  useEffect(() => {
    current.current = companyId;
    setEdition(0);
    const listener = proxy(({ complete }: { readonly complete: boolean }) => {
      if (complete && current.current === companyId) setEdition((before) => before + 1);
    });
    void archiveSearch.call((api) => api.open(database, companyId, listener));
  }, [database, companyId]);
  return edition;
}

function useFirstRows(wanted: boolean, direction: 'out' | 'in'): readonly ShownItem[] | undefined {
  const { db, company } = useWorkspace();
  return useLive(async () => {
    if (!wanted) return undefined;
    const { rows } = await archivePage(db, company.id, { direction, limit: FIRST_ROWS });
    return rows.map(shownItemOf);
  }, [db, company.id, direction, wanted]);
}

function useRows(ids: readonly string[]): ReadonlyMap<string, ShownItem> {
  const { db } = useWorkspace();
  const key = ids.join(' ');
  const rows = useLive(() => archiveByIds(db, key === '' ? [] : key.split(' ')), [db, key]);
  return useMemo(() => new Map((rows ?? []).map((view) => [view.item.id, shownItemOf(view)])), [rows]);
}
