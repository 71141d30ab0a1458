import { useEffect, useState } from 'react';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import type { CompanyMonth } from '@/db/archive/company-month';
import { outboxLength } from '@/db/outbox/outbox-overview';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays } from '@/domain/calendar/iso-date';
import { askSnapshot } from './archive-snapshot';

const NONE: ReadonlyMap<CompanyId, CompanyMonth> = new Map();

/** The month of every company, counted in the worker; anew after each pull, and after what is marked or issued here. */
export function useCompanyMonths(month: string): ReadonlyMap<CompanyId, CompanyMonth> {
  const { db, companies } = useWorkspace();
  const today = useToday();
  const [counted, setCounted] = useState(NONE);
  const moved = useLive(async () => {
    const [states, counters, unsent] = await Promise.all([
      db.syncState.toArray(),
      db.counter.toArray(),
      outboxLength(db),
    ]);
    return JSON.stringify([states.map(({ cursor }) => cursor), counters.map(({ count }) => count), unsent]);
  }, [db]);
  useEffect(() => {
    if (moved === undefined) return;
    let stale = false;
    const ids = companies.map(({ id }) => id);
    const question = { month, since: bucharestMidnight(addDays(today, -1)) };
    askSnapshot((api) => api.months(db.name, ids, question)).then(
      (months) => {
        if (!stale)
          setCounted(new Map(ids.flatMap((id, place) => (months[place] === undefined ? [] : [[id, months[place]]]))));
      },
      (error: unknown) => console.warn('The months were not counted:', error),
    );
    return () => {
      stale = true;
    };
  }, [db, companies, month, today, moved]);
  return counted;
}
