import { useMemo } from 'react';
import type { CompanyId } from '@/api/ids';
import type { Dashboard } from '@/app/companies/use-dashboard';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { CompanyMonth } from '@/db/archive/company-month';
import { openFilings } from '@/db/archive/open-filing-queries';
import { type HomeCompanyRow, homeCompanyRows, openCounts } from './company-rows';
import { type OpenList, openListOf } from './open-list';

export interface CompanyWork {
  readonly rows: readonly HomeCompanyRow[];
  readonly open: OpenList;
}

/** Undefined until the device has answered. */
export function useCompanyRows(
  months: ReadonlyMap<CompanyId, CompanyMonth>,
  { companies: server }: Dashboard,
  here: ReadonlySet<CompanyId> | undefined,
): CompanyWork | undefined {
  const { db, companies } = useWorkspace();
  const filings = useLive(() => openFilings(db), [db]);
  const counts = useMemo(() => filings && openCounts(filings), [filings]);
  return useMemo(() => {
    if (filings === undefined || counts === undefined || here === undefined) return undefined;
    const rows = homeCompanyRows({ companies, open: counts, months, server, here });
    return { rows, open: openListOf(filings, rows, companies) };
  }, [companies, filings, counts, months, server, here]);
}
