import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { EmptyState } from '@/app/ui/states/empty-state';
import { listTexts } from '../../list/list-texts';
import type { InvoiceList } from '../../list/use-invoice-list';
import { externTexts } from './extern-texts';
import { NewExternal } from './new-external';

/** Why no external invoice is shown, and the one thing to do about it. Nothing until that is known. */
export default function ExternEmpty({ list }: { readonly list: InvoiceList }): ReactNode {
  const { filtered, answered, clear } = list;
  const { answer, complete, coming } = answered;
  if (!complete) return null;
  if (filtered && answer?.all !== 0)
    return (
      <EmptyState action={<Button onClick={clear}>{listTexts.clearFilter}</Button>} title={listTexts.noMatchTitle} />
    );
  return (
    <EmptyState
      action={<NewExternal />}
      text={coming ? externTexts.comingText : externTexts.emptyText}
      title={coming ? externTexts.comingTitle : externTexts.emptyTitle}
    />
  );
}
