import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { listTexts } from '../list/list-texts';
import type { InvoiceList } from '../list/use-invoice-list';
import { inEmptyTexts } from './in-texts';

/** Why no received invoice is shown, and the one thing to do about it. Nothing until that is known. */
export default function InEmpty({ list }: { readonly list: InvoiceList }): ReactNode {
  const { filtered, answered, clear } = list;
  const { answer, complete, coming } = answered;
  if (!complete) return null;
  if (filtered && answer?.all !== 0)
    return (
      <EmptyState action={<Button onClick={clear}>{listTexts.clearFilter}</Button>} title={listTexts.noMatchTitle} />
    );
  if (coming) return <EmptyState text={inEmptyTexts.comingText} title={inEmptyTexts.comingTitle} />;
  return (
    <EmptyState
      action={<ButtonLink to={links.companies()}>{inEmptyTexts.connection}</ButtonLink>}
      text={inEmptyTexts.emptyText}
      title={inEmptyTexts.emptyTitle}
    />
  );
}
