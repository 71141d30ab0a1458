import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { useFirstLoad } from '@/app/state/use-first-load';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { outTexts } from './out-texts';
import type { OutList } from './use-out-list';

/** Why no invoice is shown, and the one thing to do about it (picture 18). Nothing until that is known. */
export default function OutEmpty({ out: { filtered, list, clear } }: { readonly out: OutList }): ReactNode {
  const coming = useFirstLoad();
  if (!list.complete || coming === undefined) return null;
  if (filtered && list.answer?.all !== 0)
    return (
      <EmptyState action={<Button onClick={clear}>{outTexts.clearFilter}</Button>} title={outTexts.noMatchTitle} />
    );
  return (
    <EmptyState
      action={
        <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
          {outTexts.newInvoice}
        </ButtonLink>
      }
      text={coming ? outTexts.comingText : outTexts.emptyText}
      title={coming ? outTexts.comingTitle : outTexts.emptyTitle}
    />
  );
}
