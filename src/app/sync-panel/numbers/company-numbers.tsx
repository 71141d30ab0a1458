import type { ReactNode } from 'react';
import { syncTexts } from '@/app/texts/sync-texts';
import { isShort } from './lease-words';
import { OthersIntervals } from './others-intervals';
import { OwnInterval } from './own-interval';
import type { CompanyNumbers } from './use-company-numbers';

/** A company's numbers: this device's first, then those of other devices behind their line. */
export function CompanyNumbersList({ numbers: { mine, others } }: { readonly numbers: CompanyNumbers }): ReactNode {
  return (
    <>
      <ul>
        {mine.map((lease) => (
          <OwnInterval key={lease.view.lease.id} lease={lease} />
        ))}
      </ul>
      {mine.some(({ view }) => isShort(view)) && (
        <p className="mt-1 text-12 text-text-3">{syncTexts.numbersExtended}</p>
      )}
      <OthersIntervals leases={others} />
    </>
  );
}
