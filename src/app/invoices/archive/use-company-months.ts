import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CompanyId } from '@/api/ids';
import { newestOnly } from '@/app/state/newest-only';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import type { CompanyMonth, MonthQuestion } from '@/db/archive/company-month';
import { outboxLength } from '@/db/outbox/outbox-overview';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays } from '@/domain/calendar/iso-date';
import { askSnapshot } from './archive-snapshot';

const NONE: ReadonlyMap<CompanyId, CompanyMonth> = new Map();

export interface CompanyMonths {
  /** Those that are counted. */
  readonly months: ReadonlyMap<CompanyId, CompanyMonth>;
  /** The last count could not be made: what is missing does not come by itself, and what is here may be older. */
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * The month of every company, counted in the worker; anew after each pull, and after what is marked or issued here. While what
 * a hundred companies have is still being pulled, the last count stands until the newer one is there.
 */
export function useCompanyMonths(month: string): CompanyMonths {
  const { db, companies } = useWorkspace();
  const today = useToday();
  const [counted, setCounted] = useState({ month: '', months: NONE });
  const [failed, setFailed] = useState(false);
  const moved = useLive(async () => {
    const [states, counters, unsent] = await Promise.all([
      db.syncState.toArray(),
      db.counter.toArray(),
      outboxLength(db),
    ]);
    return JSON.stringify([states.map(({ cursor }) => cursor), counters.map(({ count }) => count), unsent]);
  }, [db]);
  const ask = useMemo(
    () =>
      newestOnly(
        ({ ids, question }: { readonly ids: readonly CompanyId[]; readonly question: MonthQuestion }) =>
          askSnapshot((api) => api.months(db.name, ids, question)),
        ({ ids, question }, months) => {
          setCounted({ month: question.month, months: byCompany(ids, months) });
          setFailed(false);
        },
        (error) => {
          console.warn('The months were not counted:', error);
          setFailed(true);
        },
      ),
    [db],
  );
  const count = useCallback(
    () =>
      ask({ ids: companies.map(({ id }) => id), question: { month, since: bucharestMidnight(addDays(today, -1)) } }),
    [ask, companies, month, today],
  );
  useEffect(() => {
    if (moved !== undefined) count();
  }, [count, moved]);
  const again = (): void => {
    setFailed(false);
    count();
  };
  return { months: counted.month === month ? counted.months : NONE, failed, again };
}

function byCompany(ids: readonly CompanyId[], months: readonly CompanyMonth[]): ReadonlyMap<CompanyId, CompanyMonth> {
  return new Map(ids.flatMap((id, place) => (months[place] === undefined ? [] : [[id, months[place]]])));
}
