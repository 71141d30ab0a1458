import { useEffect, useState } from 'react';
import { askSnapshot } from '@/app/invoices/archive/archive-snapshot';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { CompanyFigures } from '@/db/archive/company-figures';
import { outboxLength } from '@/db/outbox/outbox-overview';

const MONTHS = 12;

/** Of the present company, counted in the worker from what is on this device; anew after each pull and each local change. */
export function useCompanyFigures(month: string): CompanyFigures | undefined {
  const { db, company } = useWorkspace();
  const [figures, setFigures] = useState<CompanyFigures>();
  const moved = useLive(async () => {
    const [state, unsent] = await Promise.all([db.syncState.get(company.id), outboxLength(db)]);
    return `${state?.cursor ?? 0} ${unsent}`;
  }, [db, company.id]);
  useEffect(() => {
    if (moved === undefined) return undefined;
    let stale = false;
    askSnapshot((api) => api.figures(db.name, company.id, { month, months: MONTHS })).then(
      (counted) => {
        if (!stale) setFigures(counted);
      },
      (error: unknown) => console.error('The figures were not counted:', error),
    );
    return () => {
      stale = true;
    };
  }, [db, company.id, month, moved]);
  return figures;
}
