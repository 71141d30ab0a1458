import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { useFirstLoad } from '@/app/state/use-first-load';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { homeTexts } from './home-texts';
import type { HomeFilters } from './home-views';
import type { HomeRows } from './use-home-rows';

interface NoTransportsProps {
  readonly filters: HomeFilters;
  readonly list: HomeRows;
  readonly onClear: () => void;
}

/** In place of rows: nothing matches, nothing is here yet, or it is on its way. */
export function NoTransports({ filters, list, onClear }: NoTransportsProps): ReactNode {
  const coming = useFirstLoad() === true;
  if (Object.values(filters).some((text) => text !== '')) {
    return (
      <EmptyState
        title={homeTexts.noMatchTitle}
        text={homeTexts.noMatchText}
        action={<Button onClick={onClear}>{homeTexts.clear}</Button>}
      />
    );
  }
  const none = list.all === 0 && list.counts.drafts === 0;
  return (
    <EmptyState
      title={coming ? homeTexts.comingTitle : none ? homeTexts.emptyTitle : homeTexts.emptyView}
      text={coming ? homeTexts.comingText : homeTexts.emptyText}
      action={
        <ButtonLink icon={Plus} to={links.transport()} variant="primary">
          {homeTexts.newDeclaration}
        </ButtonLink>
      }
    />
  );
}
