import { loadChunk } from '@/app/routes/load-chunk';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { archiveByIds } from '@/db/archive/archive-queries';
import { shownItemOf } from '../archive/shown-item';
import type { InvoiceListKind } from './list-kind';

const loadCsv = () => loadChunk(() => import('./list-csv'));

/** Saves documents of a list, in the order given, as a table that spreadsheets open. */
export function useListCsv(kind: InvoiceListKind): (ids: readonly string[]) => Promise<void> {
  const { db } = useWorkspace();
  const today = useToday();
  return async (ids) => {
    const [{ saveListCsv }, views] = await Promise.all([loadCsv(), archiveByIds(db, ids)]);
    saveListCsv(kind, views.map(shownItemOf), today);
  };
}
