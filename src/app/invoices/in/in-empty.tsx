import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { NoInvoices } from '../list/no-invoices';
import type { InvoiceList } from '../list/use-invoice-list';
import { inEmptyTexts } from './in-texts';

/** Why no received invoice is shown, and the one thing to do about it. */
export default function InEmpty({ list }: { readonly list: InvoiceList }): ReactNode {
  return (
    <NoInvoices list={list}>
      {(coming) =>
        coming ? (
          <EmptyState text={inEmptyTexts.comingText} title={inEmptyTexts.comingTitle} />
        ) : (
          <EmptyState
            action={<ButtonLink to={links.companies()}>{inEmptyTexts.connection}</ButtonLink>}
            text={inEmptyTexts.emptyText}
            title={inEmptyTexts.emptyTitle}
          />
        )
      }
    </NoInvoices>
  );
}
