import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { archiveByIds } from '@/db/archive/archive-queries';
import { loadMaking } from '../archive/load-making';
import { shownItemOf } from '../archive/shown-item';
import type { InvoiceListKind } from './list-kind';

const load = () => import('./list-csv');

/** Saves documents of a list, in the order given, as a table that spreadsheets open. */
export function useListCsv(kind: InvoiceListKind): (ids: readonly string[]) => Promise<void> {
  const { db } = useWorkspace();
  const today = useToday();
  const save = async (ids: readonly string[]): Promise<void> => {
    const [making, views] = await Promise.all([loadMaking(load, () => void save(ids)), archiveByIds(db, ids)]);
    making?.saveListCsv(kind, views.map(shownItemOf), today);
  };
  return save;
}
