import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { PanelSection } from '../panel-section';
import { CompanyNumbersList } from './company-numbers';
import { OtherCompaniesNumbers } from './other-companies';
import { useCompanyNumbers } from './use-company-numbers';

/** The intervals of numbers from which this device may draw without the server, and how they are given back or closed. */
export function NumbersSection(): ReactNode {
  const { company } = useWorkspace();
  const numbers = useCompanyNumbers(company.id);
  if (numbers === undefined) return null;
  return (
    <PanelSection title={syncTexts.numbers}>
      {numbers.mine.length === 0 && <p className="text-text-2">{syncTexts.noNumbers}</p>}
      <CompanyNumbersList numbers={numbers} />
      <OtherCompaniesNumbers />
      {isBuilt('serial') && (
        <Link href={links.serial()} className="mt-1 inline-block text-12 text-accent-text hover:underline phone:py-3">
          {syncTexts.numbersElsewhere}
        </Link>
      )}
    </PanelSection>
  );
}
