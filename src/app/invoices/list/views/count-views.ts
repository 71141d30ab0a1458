import { askSnapshot } from '../../archive/archive-snapshot';
import { keysIn, queryOf } from '../list-filters';
import { dayRanges } from '../month-range';
import type { InvoiceList } from '../use-invoice-list';
import type { NamedView } from './own-view';

/** How many documents each named view holds, by id. */
export async function countViews(
  views: readonly NamedView[],
  { kind, ...asked }: Pick<InvoiceList, 'kind' | 'today' | 'settledTwins' | 'several'>,
): Promise<ReadonlyMap<string, number>> {
  const countOf = async ({ id, filters }: NamedView): Promise<readonly [string, number]> => {
    const chosen = [filters.days, filters.due, filters.arrived].flatMap(keysIn);
    const query = queryOf(kind, filters, { ranges: dayRanges(asked.today, ...chosen), ...asked });
    return [id, (await askSnapshot((api) => api.answer(query, 0, 0))).count];
  };
  return new Map(await Promise.all(views.map(countOf)));
}
