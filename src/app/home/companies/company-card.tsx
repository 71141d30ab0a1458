import type { ReactNode } from 'react';
import { RowDeadline } from '@/app/companies/row-deadline';
import { TONE_TEXT } from '@/app/ui/states/tone';
import { countText } from '@/app/ui/words/amount-text';
import { companyTexts, KIND_WORDS } from '../home-texts';
import type { HomeCompanyRow } from './company-rows';

interface CompanyCardProps {
  readonly row: HomeCompanyRow;
  readonly today: string;
}

/** A company on the phone: its name, what is wrong, by when. */
export function CompanyCard({ row, today }: CompanyCardProps): ReactNode {
  const { company, refused, unsent, toBook } = row;
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 break-words font-medium">{company.name}</span>
        {refused > 0 && <span className={`shrink-0 font-medium ${TONE_TEXT.bad}`}>{KIND_WORDS.refused(refused)}</span>}
        {refused === 0 && unsent > 0 && (
          <span className={`shrink-0 font-medium ${TONE_TEXT.wait}`}>{KIND_WORDS.unsent(unsent)}</span>
        )}
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        <RowDeadline row={row} today={today} />
        <span className="tabular-nums">
          {companyTexts.heads.toBook} {countText(toBook)}
        </span>
      </span>
    </>
  );
}
