import { useMemo } from 'react';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { CompanyMonth } from '@/db/archive/company-month';
import { openFilings } from '@/db/archive/open-filing-queries';
import { isFirstLoad } from '@/db/replication/first-load';
import type { Dashboard } from '../use-dashboard';
import { type HomeCompanyRow, homeCompanyRows, openCounts } from './company-rows';

const NOBODY: ReadonlySet<CompanyId> = new Set();

/** Undefined until the device has answered. */
export function useCompanyRows(
  months: ReadonlyMap<CompanyId, CompanyMonth>,
  { companies: server }: Dashboard,
): readonly HomeCompanyRow[] | undefined {
  const { db, companies } = useWorkspace();
  const open = useLive(async () => openCounts(await openFilings(db)), [db]);
  const here = useLive(async () => {
    const states = await db.syncState.toArray();
    return new Set(states.filter((state) => !isFirstLoad(state)).map(({ companyId }) => companyId));
  }, [db]);
  return useMemo(
    () => (open === undefined ? undefined : homeCompanyRows({ companies, open, months, server, here: here ?? NOBODY })),
    [companies, open, months, server, here],
  );
}
