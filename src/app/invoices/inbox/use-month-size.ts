import { useEffect, useState } from 'react';
import type { Company } from '@/api/entities/company';
import { useWorkspace } from '@/app/state/workspace';
import { archiveByIds } from '@/db/archive/archive-queries';
import { monthIds } from '@/db/archive/company-month';
import { shownItemOf } from '../archive/shown-item';
import { documentsOfMonth } from './month-download';
import { type MonthSize, sizeOfMonth } from './month-size';

/** Of the chosen companies; undefined while it is read, null where it could not be. `companies`: another array where they are others. */
export function useMonthSize(companies: readonly Company[], month: string): MonthSize | null | undefined {
  const { db } = useWorkspace();
  const key = `${month} ${companies.map(({ id }) => id).join(' ')}`;
  const [read, setRead] = useState<{ readonly key: string; readonly size: MonthSize | null }>();
  useEffect(() => {
    const reading = new AbortController();
    const idsOf = (company: Company, direction: 'out' | 'in') => monthIds(db, company.id, direction, month);
    documentsOfMonth(companies, { idsOf })
      .then((parts) =>
        sizeOfMonth(parts, month, async (ids) => (await archiveByIds(db, ids)).map(shownItemOf), reading.signal),
      )
      .then((size) => {
        if (size !== null && !reading.signal.aborted) setRead({ key, size });
      })
      .catch((error: unknown) => {
        console.warn('The size of a month was not read:', error);
        if (!reading.signal.aborted) setRead({ key, size: null });
      });
    return () => reading.abort();
  }, [db, companies, month, key]);
  return read?.key === key ? read.size : undefined;
}
