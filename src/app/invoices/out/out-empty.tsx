import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { NoInvoices } from '../list/no-invoices';
import type { InvoiceList } from '../list/use-invoice-list';
import { outEmptyTexts } from './out-empty-texts';
import { outTexts } from './out-texts';

/** Why no invoice is shown, and the one thing to do about it (picture 18). */
export default function OutEmpty({ list }: { readonly list: InvoiceList }): ReactNode {
  return (
    <NoInvoices list={list}>
      {(coming) => (
        <EmptyState
          action={
            <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
              {outTexts.newInvoice}
            </ButtonLink>
          }
          text={coming ? outEmptyTexts.comingText : outEmptyTexts.emptyText}
          title={coming ? outEmptyTexts.comingTitle : outEmptyTexts.emptyTitle}
        />
      )}
    </NoInvoices>
  );
}
