import type { ReactNode } from 'react';
import { classNames } from '@/app/ui/class-names';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { DateText } from '@/app/ui/words/date-text';
import { Sum } from '@/app/ui/words/sum';
import type { InvoiceListKind, RowProps } from './list-kind';
import { elsewhereNote } from './row-note';

interface InvoiceCardProps extends RowProps {
  readonly kind: InvoiceListKind;
}

/** An invoice on the phone: partner, total, state (pictures 06a and 21b). */
export function InvoiceCard({ item, kind, news }: InvoiceCardProps): ReactNode {
  const note = news?.note ?? elsewhereNote(item);
  const weight = news?.fresh === true ? 'font-semibold' : 'font-medium';
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className={classNames('min-w-0 break-words', weight)}>{item.partnerName}</span>
        <span className={classNames('shrink-0 tabular-nums', weight)}>
          <Sum value={item.total} currency={item.currency} />
        </span>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        <span className="truncate tabular-nums">
          {item.number} · <DateText day={item.issueDate} />
        </span>
        <InvoiceStateBadge state={news?.state ?? kind.stateOf(item)} />
      </span>
      {note !== undefined && <span className="mt-1 block text-12 text-text-2">{note}</span>}
    </>
  );
}
