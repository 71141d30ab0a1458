/** In place of the card of a declaration that is not on this device: why not, where that is known. */
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { lostSteps } from '@/db/settings/lost-steps';
import { lostDeclarationWords, lostStepsTexts } from '../card/lost-steps-texts';
import { viewTexts } from './view-texts';

export default function GoneCard({ id }: { readonly id: string }): ReactNode {
  const { db, company } = useWorkspace();
  const found = useLive(
    async () => (await lostSteps(db, company.id)).find(({ item }) => item.id === id) ?? null,
    [db, company.id, id],
  );
  if (found === undefined) return null;
  const title = found === null ? viewTexts.gone : lostStepsTexts.title;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        action={<ButtonLink to={links.transports()}>{viewTexts.toList}</ButtonLink>}
        text={found === null ? viewTexts.goneText : lostDeclarationWords(found)}
        title={title}
      />
    </>
  );
}
