import type { ReactNode } from 'react';
import { EmptyState } from '@/app/ui/states/empty-state';
import { NoInvoices } from '../../list/no-invoices';
import type { InvoiceList } from '../../list/use-invoice-list';
import { externTexts } from './extern-texts';
import { NewExternal } from './new-external';

/** Why no external invoice is shown, and the one thing to do about it. */
export default function ExternEmpty({ list }: { readonly list: InvoiceList }): ReactNode {
  return (
    <NoInvoices list={list}>
      {(coming) => (
        <EmptyState
          action={<NewExternal />}
          text={coming ? externTexts.comingText : externTexts.emptyText}
          title={coming ? externTexts.comingTitle : externTexts.emptyTitle}
        />
      )}
    </NoInvoices>
  );
}
