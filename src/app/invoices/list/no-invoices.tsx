import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { EmptyState } from '@/app/ui/states/empty-state';
import { listTexts } from './list-texts';
import type { InvoiceList } from './use-invoice-list';

interface NoInvoicesProps {
  readonly list: InvoiceList;
  /** While the first ones come, and where there are none. */
  readonly children: (coming: boolean) => ReactNode;
}

/** Why a list shows no invoice, and the one thing to do about it. Nothing until that is known. */
export function NoInvoices({ list: { filtered, answered, clear }, children }: NoInvoicesProps): ReactNode {
  const { answer, complete, coming } = answered;
  if (!complete) return null;
  if (filtered && answer?.all !== 0)
    return (
      <EmptyState action={<Button onClick={clear}>{listTexts.clearFilter}</Button>} title={listTexts.noMatchTitle} />
    );
  return children(coming);
}
