/** The rows of the list from this device: the newest at once, the older ones right after; every view counts all of them. */
import { useMemo } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { listTransportDrafts } from '@/db/collections/transport-draft';
import { newestTransports, type TransportView, transportsBefore } from '@/db/transport/transport-queries';
import { matchesFolded } from '@/domain/text/fold';
import { draftRow, type HomeRow, inOrder, transportRow } from './home-row';
import { HOME_VIEWS, type HomeFilters, type HomeView, isInView, matches } from './home-views';

/** Rows that are painted first and read anew at each change: two weeks of thirty a day. */
const NEWEST = 400;

export interface HomeRows {
  /** Undefined while they are first read. */
  readonly shown: readonly HomeRow[] | undefined;
  readonly counts: Readonly<Record<HomeView, number>>;
  /** All of the company's that were read. */
  readonly all: number;
  /** The older ones are being read: counts and search do not know them yet. */
  readonly reading: boolean;
}

const NO_COUNTS = { open: 0, road: 0, ending: 0, pending: 0, refused: 0, drafts: 0, carried: 0, all: 0 };
const NONE: readonly TransportView[] = [];

export function useHomeRows(view: HomeView, filters: HomeFilters, now: number): HomeRows {
  const { views, drafts, reading } = useAllRows();
  const rows = useMemo(
    () =>
      views === undefined || drafts === undefined
        ? undefined
        : [
            ...views.map(({ item, search }) => transportRow(item, now, search)),
            ...drafts.map((draft) => draftRow(draft, now)),
          ],
    [views, drafts, now],
  );
  const { text } = filters;
  return useMemo(() => {
    if (rows === undefined) return { shown: undefined, counts: NO_COUNTS, all: 0, reading };
    const found = text === '' ? rows : rows.filter(({ words }) => matchesFolded(words, text));
    const shown = found.filter((row) => isInView(row, view) && matches(row, filters, now));
    return { shown: inOrder(shown), counts: countsOf(found), all: views?.length ?? 0, reading };
  }, [rows, views, view, filters, text, now, reading]);
}

function countsOf(rows: readonly HomeRow[]): Readonly<Record<HomeView, number>> {
  const counts = { ...NO_COUNTS };
  for (const row of rows) for (const of of HOME_VIEWS) if (isInView(row, of)) counts[of] += 1;
  return counts;
}

/** A change of a new row reads the newest alone; one that stands in both, as rows move on, is the newest's. */
function useAllRows() {
  const { db, company } = useWorkspace();
  const of = company.id;
  const first = useLive(
    async () => ({ of, page: await newestTransports(db, of, NEWEST), drafts: await listTransportDrafts(db, of) }),
    [db, of],
  );
  const { startDate, id } = first?.page.next ?? {};
  const rest = useLive(
    async () => ({
      of,
      views: startDate !== undefined && id !== undefined ? await transportsBefore(db, of, { startDate, id }) : NONE,
    }),
    [db, of, startDate, id],
  );
  // While another company's are read, the answers in hand are still those of the one before.
  const newest = first?.of === of ? first.page.rows : undefined;
  const older = rest?.of === of ? rest.views : undefined;
  const views = useMemo(() => {
    if (newest === undefined || older === undefined) return newest;
    const there = new Set(newest.map(({ item }) => item.id));
    return [...newest, ...older.filter(({ item }) => !there.has(item.id))];
  }, [newest, older]);
  return { views, drafts: first?.of === of ? first.drafts : undefined, reading: older === undefined };
}
