import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { outEmptyTexts } from './out-empty-texts';
import { outTexts } from './out-texts';
import type { OutList } from './use-out-list';

/** Why no invoice is shown, and the one thing to do about it (picture 18). Nothing until that is known. */
export default function OutEmpty({ out: { filtered, list, clear } }: { readonly out: OutList }): ReactNode {
  const { answer, complete, coming } = list;
  if (!complete) return null;
  if (filtered && answer?.all !== 0)
    return (
      <EmptyState action={<Button onClick={clear}>{outTexts.clearFilter}</Button>} title={outEmptyTexts.noMatchTitle} />
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
