import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { withRecent } from '@/app/state/company-choice';
import { changeInterface } from '@/app/state/interface-state';
import { closeOverlay } from '@/app/state/overlay';

/** Makes a company the current one; the page stays. */
export function chooseCompany(company: Company, recent: readonly CompanyId[]): void {
  changeInterface({ companies: withRecent(recent, company.id) });
  closeOverlay();
}
