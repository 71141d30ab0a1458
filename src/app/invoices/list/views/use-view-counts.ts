import { useEffect, useState } from 'react';
import { askSnapshot } from '../../archive/archive-snapshot';
import { keysIn, queryOf } from '../list-filters';
import { dayRanges } from '../month-range';
import type { InvoiceList } from '../use-invoice-list';
import type { NamedView } from './own-view';

const NONE: ReadonlyMap<string, number> = new Map();

/** How many documents each named view holds, by id; none while the archive is still read. */
export function useViewCounts(
  views: readonly NamedView[],
  { kind, answered, today, settledTwins, several }: InvoiceList,
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState(NONE);
  const { answer, complete } = answered;
  useEffect(() => {
    // Every answer may be one to a changed archive.
    if (answer === undefined || !complete || views.length === 0) return;
    let stale = false;
    const countOf = async ({ id, filters }: NamedView): Promise<readonly [string, number]> => {
      const chosen = [filters.days, filters.due, filters.arrived].flatMap(keysIn);
      const query = queryOf(kind, filters, { ranges: dayRanges(today, ...chosen), today, settledTwins, several });
      return [id, (await askSnapshot((api) => api.answer(query, 0, 0))).count];
    };
    Promise.all(views.map(countOf)).then(
      (counted) => {
        if (!stale) setCounts(new Map(counted));
      },
      (error: unknown) => console.warn('The views were not counted:', error),
    );
    return () => {
      stale = true;
    };
  }, [views, answer, complete, today, kind, settledTwins, several]);
  return counts;
}
