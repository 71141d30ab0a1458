import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type CompanyWork, companyWork } from '@/db/archive/company-work';

const NONE: ReadonlyMap<CompanyId, CompanyWork> = new Map();

/** What each company waits for, as this device knows it. */
export function useCompanyWork(): ReadonlyMap<CompanyId, CompanyWork> {
  const { db } = useWorkspace();
  return useLive(() => companyWork(db), [db]) ?? NONE;
}
