/** The home page of a firm without an accepted invoice (picture 26): what is left, in order, each step with its one button. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { hideSteps } from '@/db/settings/hidden-steps';
import { AuthorizeWays } from './authorize-ways';
import { type FirmFacts, stepsOf } from './first-steps';
import { stepsTexts as texts } from './first-steps-texts';
import { StepRow } from './step-row';
import { useFirmFacts } from './use-firm-facts';

/** `due`: nobody asked for them, and they may be put away. */
export default function FirstStepsPart({ due }: { readonly due: boolean }): ReactNode {
  const facts = useFirmFacts();
  const phone = useIsPhone();
  const left = facts === undefined ? undefined : stepsOf(facts).filter(({ state }) => state !== 'done').length;
  return (
    <section aria-label={texts.list}>
      <PageHeader
        actions={
          !phone && (
            <ButtonLink icon={Plus} keys={KEY_TABLE.anywhere.bindings.newInvoice.keys} to={links.editor()}>
              {texts.newInvoice}
            </ButtonLink>
          )
        }
        title={left === undefined ? texts.list : texts.title(left)}
      />
      {facts !== undefined && (
        <div className="pb-6 desktop:px-6">
          <p className="mb-4 text-14 text-text-2 phone:px-4">{left === 0 ? texts.done : texts.about}</p>
          <Steps facts={facts} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 phone:px-4">
            <p className="text-12 text-text-3">{texts.foot}</p>
            {due && <Hide />}
          </div>
        </div>
      )}
    </section>
  );
}

function Steps({ facts }: { readonly facts: FirmFacts }): ReactNode {
  return (
    <ol
      aria-label={texts.list}
      className="overflow-hidden border border-border bg-surface desktop:rounded-2 phone:border-x-0"
    >
      {stepsOf(facts).map((step, place) => (
        <StepRow facts={facts} key={step.name} place={place + 1} step={step}>
          {step.name === 'anaf' && step.state !== 'done' && <AuthorizeWays primary={step.state === 'now'} />}
        </StepRow>
      ))}
    </ol>
  );
}

function Hide(): ReactNode {
  const { db, company } = useWorkspace();
  const hide = async (): Promise<void> => {
    await hideSteps(db, company.id, true);
    addAlert({
      type: 'info',
      message: texts.hidden,
      action: { label: texts.undo, onAct: () => void hideSteps(db, company.id, false) },
    });
  };
  return (
    <Button onClick={() => void hide()} size="sm" variant="text">
      {texts.hide}
    </Button>
  );
}
