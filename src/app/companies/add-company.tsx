import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ServerConnection } from '@/api/call-server';
import { AddCompany } from '@/api/calls/company-calls';
import type { CompanyId } from '@/api/ids';
import { addAlert } from '@/app/state/alerts';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { bringCompanies } from './bring-companies';
import { EMPTY_COMPANY, particularsOf, troublesOf } from './company-draft';
import { CompanyForm } from './company-form';
import { addCompanyTexts as texts } from './company-form-texts';

interface AddCompanyProps {
  readonly db: CondicaDatabase;
  readonly ask: SyncHandle['call'];
  readonly connection: ServerConnection;
  /** Where it is known before. */
  readonly cif?: string;
  /** It was made, and stands on this device. */
  readonly onAdded?: (added: { readonly company: CompanyId; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** A company of one's own, by its fiscal code. What was typed stays where it cannot be sent. */
export default function AddCompanyDialog({
  db,
  ask,
  connection,
  cif = '',
  onAdded,
  onClose,
}: AddCompanyProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState({ ...EMPTY_COMPANY, cif });
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || Object.keys(troublesOf(draft)).length > 0) return;
    setBusy(true);
    const answer = await ask(AddCompany, { params: undefined, body: { details: particularsOf(draft) } });
    if (answer.ok) await bringCompanies(db, ask);
    setBusy(false);
    if (!answer.ok) {
      const { failure } = answer;
      return setError(failure.kind === 'refused' ? failure.body.error : texts.offline);
    }
    onAdded?.({ company: answer.result.company, name: draft.name.trim() });
    addAlert({ type: 'success', message: texts.added(draft.name.trim()), description: texts.next });
    onClose();
  };
  return (
    <Dialog
      title={texts.title}
      width={704}
      onClose={onClose}
      footerNote={texts.note}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {texts.add}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void add(event)}>
        <CompanyForm
          draft={draft}
          change={setDraft}
          troubles={tried ? troublesOf(draft) : {}}
          connection={connection}
        />
        <p role="alert" className="mt-3 text-13 text-bad empty:hidden">
          {error}
        </p>
      </form>
    </Dialog>
  );
}
