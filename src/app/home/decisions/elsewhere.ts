/** What asks for a decision in companies whose documents are not on this device, by the server's counts. Pure. */
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import type { CompanyId } from '@/api/ids';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { type CompanyCount, isNear } from './decision';

/** What was refused or is held, and what has not left near its end; the rest goes on by itself. `today`: `yyyy-MM-dd`. */
export function elsewhereOf(
  server: ReadonlyMap<CompanyId, DashboardCompany>,
  here: ReadonlySet<CompanyId>,
  today: string,
): readonly CompanyCount[] {
  return [...server.values()]
    .filter(({ company }) => !here.has(company))
    .map(({ company, refused, held, unsent, oldestUnsent }) => {
      const deadline = oldestUnsent === '' ? null : filingDeadline(oldestUnsent);
      const late = deadline !== null && isNear(deadline, today) ? unsent : 0;
      return { companyId: company, count: refused + held + late, deadline };
    });
}
