import type { ReactNode } from 'react';
import { RowDeadline } from '@/app/companies/row-deadline';
import { countText } from '@/app/ui/words/amount-text';
import { AssignedName } from './assigned-name';
import { giveTexts } from './give-texts';
import { asks, monthCount, noCount } from './inbox-columns';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';

interface InboxCardProps {
  readonly row: InboxRow;
  readonly today: string;
}

/** A company on the phone: what is new, what it asks for, how far its month is. */
export function InboxCard({ row, today }: InboxCardProps): ReactNode {
  const { company, month, work, assigned } = row;
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 break-words font-medium">{company.name}</span>
        <span className="shrink-0 font-medium tabular-nums">
          {inboxTexts.heads.unmarked} {monthCount(row, 'unmarked')}
        </span>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        {asks(row)}
        {work.deadline === null ? (
          <span className="tabular-nums">
            {month === undefined
              ? noCount(row)
              : inboxTexts.booking(countText(month.booked), countText(month.received))}
          </span>
        ) : (
          <RowDeadline row={work} today={today} />
        )}
      </span>
      {assigned !== null && (
        <span className="mt-0.5 flex gap-1 text-12 text-text-3">
          {giveTexts.head} <AssignedName assigned={assigned} />
        </span>
      )}
    </>
  );
}
