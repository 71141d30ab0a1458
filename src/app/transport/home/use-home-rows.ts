/** The rows of the list from this device: what is open at once, what is older page by page. */
import { useMemo, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { listTransportDrafts } from '@/db/collections/transport-draft';
import { countTransports, transportPage } from '@/db/transport/transport-queries';
import { matchesFolded } from '@/domain/text/fold';
import { draftRow, type HomeRow, inOrder, transportRow } from './home-row';
import { type HomeFilters, type HomeView, matches, rowsOfView } from './home-views';

/** Rows read at once: more than a month of thirty a day. Each „older” reads so many more. */
const PAGE = 1000;

export interface HomeRows {
  /** Undefined while they are first read. */
  readonly shown: readonly HomeRow[] | undefined;
  readonly counts: Readonly<Record<HomeView, number>>;
  /** All of the company's, read or not. */
  readonly all: number;
  readonly hasOlder: boolean;
  readonly older: () => void;
}

const NO_COUNTS = { open: 0, road: 0, ending: 0, pending: 0, refused: 0, drafts: 0, carried: 0, all: 0 };

export function useHomeRows(view: HomeView, filters: HomeFilters, now: number): HomeRows {
  const { db, company } = useWorkspace();
  const [limit, setLimit] = useState(PAGE);
  const { text } = filters;
  const read = useLive(async () => {
    const [page, drafts, all] = await Promise.all([
      transportPage(db, company.id, { limit, text }),
      listTransportDrafts(db, company.id),
      countTransports(db, company.id),
    ]);
    return { page, drafts, all };
  }, [db, company.id, limit, text]);
  return useMemo(() => {
    const older = (): void => setLimit((before) => before + PAGE);
    if (read === undefined) return { shown: undefined, counts: NO_COUNTS, all: 0, hasOlder: false, older };
    const drafts = read.drafts
      .map((view) => draftRow(view, now))
      .filter(({ words }) => text === '' || matchesFolded(words, text));
    const rows = [...read.page.rows.map(({ item }) => transportRow(item, now)), ...drafts];
    const count = (of: HomeView): number => rowsOfView(rows, of).length;
    return {
      shown: inOrder(rowsOfView(rows, view).filter((row) => matches(row, filters, now))),
      counts: {
        ...{ open: count('open'), road: count('road'), ending: count('ending'), pending: count('pending') },
        ...{ refused: count('refused'), drafts: count('drafts'), carried: count('carried') },
        all: text === '' ? read.all + drafts.length : rows.length,
      },
      all: read.all,
      hasOlder: read.page.next !== null && (view === 'all' || view === 'carried'),
      older,
    };
  }, [read, view, filters, text, now]);
}
