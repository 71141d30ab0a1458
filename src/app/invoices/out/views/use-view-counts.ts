import { useEffect, useState } from 'react';
import { askSnapshot } from '../../archive/archive-snapshot';
import { dayRanges } from '../month-range';
import { queryOf } from '../out-filters';
import type { OutList } from '../use-out-list';
import type { NamedView } from './own-view';

const NONE: ReadonlyMap<string, number> = new Map();

/** How many documents each named view holds, by id; none while the archive is still read. */
export function useViewCounts(views: readonly NamedView[], { list, today }: OutList): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState(NONE);
  const { answer } = list;
  useEffect(() => {
    // Every answer may be one to a changed archive.
    if (answer === undefined || views.length === 0) return;
    let stale = false;
    const countOf = async ({ id, filters }: NamedView): Promise<readonly [string, number]> => {
      const query = queryOf(filters, dayRanges(today, filters.days));
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
  }, [views, answer, today]);
  return counts;
}
