import type { ReactNode } from 'react';
import { shownState } from '@/app/invoices/archive/shown-state';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { DateText } from '@/app/ui/words/date-text';
import { Sum } from '@/app/ui/words/sum';
import type { ShownItem } from '../archive/shown-item';

/** An invoice on the phone: partner, total, state (picture 06a). */
export function InvoiceCard({ item }: { readonly item: ShownItem }): ReactNode {
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 font-medium break-words">{item.partnerName}</span>
        <span className="shrink-0 font-medium tabular-nums">
          <Sum value={item.total} currency={item.currency} />
        </span>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        <span className="truncate tabular-nums">
          {item.number} · <DateText day={item.issueDate} />
        </span>
        <InvoiceStateBadge state={shownState(item.standing)} />
      </span>
    </>
  );
}
