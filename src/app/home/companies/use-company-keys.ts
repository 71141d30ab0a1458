import type { CompanyId } from '@/api/ids';
import { links } from '@/app/routes/links';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useOpenIn } from '../decisions/use-decision-action';
import type { HomeCompanyRow } from './company-rows';

/** The figures 1 to 9 open the companies that stand first, as the table shows them. */
export function useCompanyKeys(rows: readonly HomeCompanyRow[]): void {
  const openIn = useOpenIn();
  const open = (place: number): (() => void) | undefined => {
    const company: CompanyId | undefined = rows[place]?.company.id;
    return company === undefined ? undefined : () => openIn(company, links.home());
  };
  useScreenKeys('homeCompanies', {
    ...{ first: open(0), second: open(1), third: open(2) },
    ...{ fourth: open(3), fifth: open(4), sixth: open(5) },
    ...{ seventh: open(6), eighth: open(7), ninth: open(8) },
  });
}
