import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { listTexts } from '../list/list-texts';
import type { InvoiceList } from '../list/use-invoice-list';
import { outEmptyTexts } from './out-empty-texts';
import { outTexts } from './out-texts';

/** Why no invoice is shown, and the one thing to do about it (picture 18). Nothing until that is known. */
export default function OutEmpty({ list }: { readonly list: InvoiceList }): ReactNode {
  const { filtered, answered, clear } = list;
  const { answer, complete, coming } = answered;
  if (!complete) return null;
  if (filtered && answer?.all !== 0)
    return (
      <EmptyState action={<Button onClick={clear}>{listTexts.clearFilter}</Button>} title={listTexts.noMatchTitle} />
    );
  return (
    <EmptyState
      action={
        <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
          {outTexts.newInvoice}
        </ButtonLink>
      }
      text={coming ? outEmptyTexts.comingText : outEmptyTexts.emptyText}
      title={coming ? outEmptyTexts.comingTitle : outEmptyTexts.emptyTitle}
    />
  );
}
