import { archiveByIds } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import type { CurrencyTotals } from '@/workers/archive-search/archive-query';
import { askWholeSnapshot } from '../archive/archive-snapshot';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { inListOrder } from './in-list-order';

export interface PrintedContent {
  readonly items: readonly ShownItem[];
  readonly totals: readonly CurrencyTotals[];
}

/**
 * The chosen documents, else all of the list, with the sums of these and no others: the answer that the list shows may be of an earlier
 * question than the one its paper names, or have none yet.
 */
export async function printedContent(
  db: CondicaDatabase,
  allIds: () => Promise<readonly string[]>,
  chosen: ReadonlySet<string>,
): Promise<PrintedContent> {
  const listed = await allIds();
  const items = (await archiveByIds(db, chosen.size === 0 ? listed : inListOrder(chosen, listed))).map(shownItemOf);
  return { items, totals: await askWholeSnapshot((api) => api.totalsOf(items.map(({ id }) => id))) };
}
