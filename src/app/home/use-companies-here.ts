import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { isFirstLoad } from '@/db/replication/first-load';

/** The companies whose documents are on this device; undefined until it has answered. */
export function useCompaniesHere(): ReadonlySet<CompanyId> | undefined {
  const { db } = useWorkspace();
  return useLive(async () => {
    const states = await db.syncState.toArray();
    return new Set(states.filter((state) => !isFirstLoad(state)).map(({ companyId }) => companyId));
  }, [db]);
}
