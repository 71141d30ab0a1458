/** Who works on the companies, and their people, as they stand on this device. */
import { useMemo } from 'react';
import type { Colleague } from '@/api/entities/colleague';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { givenCompanies } from '@/db/collections/assignment';
import { knownColleagues } from '@/db/settings/colleagues';
import { type AssignedTo, assignedTo } from './assigned';

export interface AssignedCompanies {
  readonly of: (company: CompanyId) => AssignedTo;
  /** Null where no server has told them yet. */
  readonly colleagues: readonly Colleague[] | null;
}

export function useAssigned(): AssignedCompanies {
  const { db } = useWorkspace();
  const given = useLive(() => givenCompanies(db), [db]);
  const colleagues = useLive(() => knownColleagues(db), [db]) ?? null;
  return useMemo(() => {
    const names = new Map((colleagues ?? []).map(({ user, name }) => [user as number, name]));
    return { of: (company) => assignedTo(given?.get(company), names), colleagues };
  }, [given, colleagues]);
}
