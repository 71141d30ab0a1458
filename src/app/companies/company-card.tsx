import type { ReactNode } from 'react';
import { shownCif } from '@/app/state/company-choice';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import { type ListedCompany, redOf } from './company-list';
import { CompanyMark } from './company-mark';
import { Deadline, Red, Waiting } from './company-signs';

interface CompanyCardProps {
  readonly listed: ListedCompany;
  readonly present: boolean;
  readonly today: string;
}

/** A company on the phone: who, what is red, what waits and by when. */
export function CompanyCard({ listed: { company, work }, present, today }: CompanyCardProps): ReactNode {
  const asks = redOf(work) + work.waiting > 0 || work.deadline !== null;
  return (
    <span className="flex items-start gap-3">
      <CompanyMark name={company.name} look={present ? 'chosen' : 'list'} />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium break-words">{company.name}</span>
        <span className="block text-12 text-text-3 tabular-nums">
          {[shownCif(company), company.address.city, present ? texts.present : '']
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        {asks && (
          <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-13">
            <Red work={work} />
            <Waiting work={work} />
            <Deadline work={work} today={today} />
          </span>
        )}
      </span>
    </span>
  );
}
