import type { ReactNode } from 'react';
import { CloseInterval } from '@/app/defs/serial/close-interval';
import { serialTexts } from '@/app/defs/serial/serial-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import { dayAndHourText } from '@/app/ui/words/date-words';
import { Fold } from './fold';
import { sizeOf, wholeInterval } from './lease-words';
import { numbersTexts } from './numbers-texts';
import type { ShownLease } from './use-company-numbers';

/** What other devices hold of a company's numbers: that of a lost one is closed here. */
export function OthersIntervals({ leases }: { readonly leases: readonly ShownLease[] }): ReactNode {
  if (leases.length === 0) return null;
  return (
    <Fold label={numbersTexts.others(leases.length)}>
      <p className="text-12 text-text-3">{numbersTexts.othersText}</p>
      <ul>
        {leases.map((lease) => (
          <OthersInterval key={lease.view.lease.id} lease={lease} />
        ))}
      </ul>
    </Fold>
  );
}

function OthersInterval({ lease }: { readonly lease: ShownLease }): ReactNode {
  const { view } = lease;
  const { deviceName, grantedAt } = view.lease.base;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{deviceName}</span>
        <span className="block text-12 text-text-2 tabular-nums">
          {numbersTexts.free(wholeInterval(lease), syncTexts.numbersLeft(view.free, sizeOf(view)))}
        </span>
        <span className="block text-12 text-text-3">{serialTexts.granted(dayAndHourText(grantedAt))}</span>
      </span>
      <CloseInterval interval={wholeInterval(lease)} view={view} />
    </li>
  );
}
