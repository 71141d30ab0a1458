import type { ReactNode } from 'react';
import type { Company } from '@/api/entities/company';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { companiesWithNumbers } from '@/db/numbers/lease-queries';
import { CompanyNumbersList } from './company-numbers';
import { Fold } from './fold';
import { numbersTexts } from './numbers-texts';
import { useCompanyNumbers } from './use-company-numbers';

/** The other companies of which this device holds numbers, behind one line; nothing where there is none. */
export function OtherCompaniesNumbers(): ReactNode {
  const { db, company, companies, device } = useWorkspace();
  const holding = useLive(() => companiesWithNumbers(db, device.id), [db, device.id]);
  const others = companies.filter(({ id }) => id !== company.id && holding?.has(id) === true);
  if (others.length === 0) return null;
  return (
    <Fold label={numbersTexts.companies(others.length)}>
      {others.map((other) => (
        <OtherCompany key={other.id} company={other} />
      ))}
    </Fold>
  );
}

function OtherCompany({ company }: { readonly company: Company }): ReactNode {
  const numbers = useCompanyNumbers(company.id);
  if (numbers === undefined) return null;
  return (
    <section aria-label={company.name} className="py-1">
      <h4 className="truncate text-12 text-text-3">{company.name}</h4>
      <CompanyNumbersList numbers={numbers} />
    </section>
  );
}
