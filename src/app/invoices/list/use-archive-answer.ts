/**
 * The answer of the archive's snapshot to a query, by windows of ids, and the rows of the window in sight.
 *
 * Until the snapshot is built, and while it holds no row though the database does, the first rows of the unfiltered list come
 * from an index of the database, so that a list is there at once and never reads as empty before it is; counts and sums follow.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { firstListOf, forgetFirstPage } from '@/app/state/first-page';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { archivePage } from '@/db/archive/archive-queries';
import type { Direction } from '@/db/archive/cold/cold-block';
import { type ArchiveEmptiness, archiveEmptiness } from '@/db/replication/archive-emptiness';
import { firstRows } from '@/db/start/first-rows';
import type { ArchiveAnswer, ArchiveQuery } from '@/workers/archive-search/archive-query';
import type { SnapshotProgress } from '@/workers/archive-search/archive-search-service';
import { askWholeSnapshot, openSnapshot } from '../archive/archive-snapshot';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { byId, type RowsInOrder, rowOf, type Sight, steppedSight, useRowsInOrder } from './rows-in-sight';
import { useAskedWindow, WINDOW } from './use-asked-window';

const FIRST_ROWS = 60;
/** Rows: more than a turn of the wheel. */
const BESIDE = 60;
const FIRST_SIGHT: Sight = { from: 0, to: FIRST_ROWS };

export interface ArchiveList {
  /** Undefined until anything is known; of all issued ones, unfiltered, it is known before they are read. */
  readonly answer: Omit<ArchiveAnswer, 'ids'> | undefined;
  /** False while only the first rows are known. */
  readonly complete: boolean;
  /** The worker of the list does not answer, and will not by itself. */
  readonly failed: boolean;
  readonly again: () => void;
  /** Another question was asked than the one that is answered here, and its answer comes. */
  readonly behind: boolean;
  /** Rises when the snapshot has changed: what was asked of it is asked again. */
  readonly edition: number;
  /** None is here, and the server may have some. */
  readonly coming: boolean;
  readonly count: number;
  /** What the rows answer, another object for each answer; undefined while only the first rows are known. */
  readonly answers: { readonly query: ArchiveQuery } | undefined;
  /** Those of the window that are read. */
  readonly rows: readonly ShownItem[];
  readonly rowAt: (index: number) => ShownItem | undefined;
  readonly idAt: (index: number) => string | undefined;
  readonly onRange: (from: number, to: number) => void;
  /** Every id of the answer, for selecting all. */
  readonly allIds: () => Promise<readonly string[]>;
  /** The question of the next drawing. */
  readonly askNow: (query: ArchiveQuery) => void;
}

export function useArchiveAnswer(query: ArchiveQuery, plain: boolean): ArchiveList {
  const { db, company } = useWorkspace();
  const [failed, setFailed] = useState(false);
  const {
    edition,
    early: figures,
    open,
  } = useSnapshotEdition({ database: db.name, companyId: company.id, direction: query.direction }, setFailed);
  const [offset, setOffset] = useState(0);
  const [sight, setSight] = useState(FIRST_SIGHT);
  const held = useRef<RowsInOrder>({ live: [], rows: [] });
  const { told, askNow } = useAskedWindow({ query, offset, edition, db, sight, held, onFailed: setFailed });

  const holdsNone = told?.answer.all === 0;
  const emptiness = useEmptiness(holdsNone, query.direction);
  // A snapshot is behind what a pull has just brought: where it holds no row and the database does, it has not answered yet.
  // Of a part of them the database does not tell.
  const late = emptiness === undefined || (emptiness === 'not-empty' && query.external !== true);
  const shown = holdsNone && late ? undefined : told;

  const first = useFirstRows(shown === undefined && plain, query.direction);
  const early = useMemo(() => byId(first ?? []), [first]);
  const ids = useMemo(() => shown?.answer.ids ?? [...early.keys()], [shown, early]);
  const start = shown?.offset ?? 0;
  const read = useRowsInOrder(ids, { from: sight.from - start, to: sight.to - start }, shown?.ahead);
  const known = useMemo(() => [...read.rows, early], [read, early]);
  useEffect(() => {
    held.current = { live: read.live, rows: known };
  }, [read, known]);
  const idAt = useCallback((index: number) => ids[index - start], [ids, start]);
  const rowAt = useCallback((index: number) => rowOf(known, ids[index - start] ?? ''), [known, ids, start]);
  const rows = useMemo(() => ids.flatMap((id) => rowOf(known, id) ?? []), [ids, known]);
  const onRange = useCallback((from: number, to: number) => {
    setSight((before) => steppedSight(before, from, to));
    setOffset((now) => (isWithin(now, from, to) ? now : Math.max(0, Math.floor((from + to - WINDOW) / 2))));
  }, []);
  const allIds = useCallback(
    async () => (await askWholeSnapshot((api) => api.answer(query, 0, Number.MAX_SAFE_INTEGER))).ids,
    [query],
  );
  return {
    answer: shown?.answer ?? (plain ? figures : undefined),
    complete: shown !== undefined,
    failed,
    again: open,
    edition,
    behind: shown !== undefined && shown.query !== query && !failed,
    coming: holdsNone && emptiness === 'coming',
    count: shown?.answer.count ?? early.size,
    answers: shown,
    rows,
    rowAt,
    idAt,
    onRange,
    allIds,
    askNow,
  };
}

/** Another window is asked for before the rows in sight come to the edge of this one. */
function isWithin(offset: number, from: number, to: number): boolean {
  return (offset === 0 || from >= offset + BESIDE) && to < offset + WINDOW - BESIDE;
}

interface AskedSnapshot {
  readonly database: string;
  readonly companyId: ReturnType<typeof useWorkspace>['company']['id'];
  readonly direction: Direction;
}

/** Rises when the snapshot of the company changed; 0 until it has read what the list is of. `open` builds it where that has failed. */
function useSnapshotEdition(
  { database, companyId, direction }: AskedSnapshot,
  onFailed: (failed: boolean) => void,
): { readonly edition: number; readonly early: SnapshotProgress['early']; readonly open: () => void } {
  const [edition, setEdition] = useState(0);
  const [early, setEarly] = useState<SnapshotProgress['early']>();
  const current = useRef(companyId);
  const open = useCallback(() => {
    onFailed(false);
    const isWanted = (): boolean => current.current === companyId;
    let hadOwn = false;
    const listener = ({ complete, read, early }: SnapshotProgress): void => {
      if (isWanted()) setEarly(early);
      // Of what is read after it the list hears once all is.
      const hasOwn = read.includes(direction);
      const isNews = complete || (hasOwn && !hadOwn);
      hadOwn = hasOwn;
      if (isNews && isWanted()) setEdition((before) => before + 1);
    };
    openSnapshot(database, companyId, { first: direction, listener, isWanted }).catch((error: unknown) => {
      console.error('The list could not be built:', error);
      if (isWanted()) onFailed(true);
    });
  }, [database, companyId, direction, onFailed]);
  useEffect(() => {
    current.current = companyId;
    setEdition(0);
    setEarly(undefined);
    open();
  }, [companyId, open]);
  return { edition, early, open };
}

/** Undefined where it is not asked for, and until it is read. */
function useEmptiness(asked: boolean, direction: 'out' | 'in'): ArchiveEmptiness | undefined {
  const { db, company } = useWorkspace();
  return useLive(
    async () => (asked ? archiveEmptiness(db, company.id, direction) : undefined),
    [db, company.id, direction, asked],
  );
}

/** Those that the start of the tab has read, then the index's own; undefined where they are not wanted. */
function useFirstRows(wanted: boolean, direction: 'out' | 'in'): readonly ShownItem[] | undefined {
  const { db, company } = useWorkspace();
  const [early] = useState(() => {
    const list = direction === 'out' ? firstListOf(db.name, company.id) : undefined;
    return list === undefined ? undefined : firstRows(list).map(shownItemOf);
  });
  const rows = useLive(
    async () => {
      if (!wanted) return undefined;
      const page = await archivePage(db, company.id, { direction, limit: FIRST_ROWS });
      return page.rows.map(shownItemOf);
    },
    [db, company.id, direction, wanted],
    early,
  );
  useEffect(() => {
    if (rows !== early) forgetFirstPage();
  }, [rows, early]);
  return wanted ? rows : undefined;
}
