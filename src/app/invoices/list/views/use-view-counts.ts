import { useEffect, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
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
    loadChunk(() => import('./count-views'))
      .then(({ countViews }) => countViews(views, { kind, today, settledTwins, several }))
      .then(
        (counted) => {
          if (!stale) setCounts(counted);
        },
        (error: unknown) => console.warn('The views were not counted:', error),
      );
    return () => {
      stale = true;
    };
  }, [views, answer, complete, today, kind, settledTwins, several]);
  return counts;
}
