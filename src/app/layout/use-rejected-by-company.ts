import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';

const NONE: ReadonlyMap<CompanyId, number> = new Map();

/** How many entries of each company were refused and wait for the person. */
export function useRejectedByCompany(): ReadonlyMap<CompanyId, number> {
  const { db } = useWorkspace();
  const counted = useLive(async () => {
    const entries = await db.outbox.where('state').anyOf('rejected', 'conflict').toArray();
    const byCompany = new Map<CompanyId, number>();
    for (const { companyId } of entries) byCompany.set(companyId, (byCompany.get(companyId) ?? 0) + 1);
    return byCompany;
  }, [db]);
  return counted ?? NONE;
}
