import { type ReactNode, useState } from 'react';
import type { Company } from '@/api/entities/company';
import type { CompanyPerson } from '@/api/entities/company-access';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { pendingOfCompany } from '@/db/outbox/pending-of-company';
import { accessTexts as texts } from './access-texts';
import type { AccessActions } from './use-access';

interface OwnDataProps {
  readonly company: Company;
  readonly people: readonly CompanyPerson[];
  /** The only owner: he cannot go. */
  readonly alone: boolean;
  readonly actions: AccessActions;
}

/** One's own data leave the company, once it was said what goes and what stays. */
export function OwnData({ company, people, alone, actions }: OwnDataProps): ReactNode {
  const { db } = useWorkspace();
  const unsent = useLive(() => pendingOfCompany(db, company.id), [db, company.id]) ?? 0;
  const [asking, setAsking] = useState(false);
  const own = people.find((person) => person.own);
  if (own === undefined) return null;
  if (alone) return <p className="text-12 text-text-3">{texts.ownAlone}</p>;
  return (
    <div>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {texts.ownData}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.ownTitle(company.name)}
          confirmLabel={texts.ownConfirm}
          busy={actions.busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void actions.removeOwnData(own.user).then(() => setAsking(false))}
        >
          <p>{texts.ownGoes}</p>
          <p className="mt-3">{texts.ownStays}</p>
          <p className="mt-3 text-text-2">{texts.ownDevice}</p>
          {unsent > 0 && <p className="mt-3 font-medium text-bad">{texts.ownUnsent(unsent)}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
