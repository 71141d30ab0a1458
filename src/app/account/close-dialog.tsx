import { type ReactNode, useState } from 'react';
import { SaveAllDataClientDeleteAcc } from '@/api/calls/leaving-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { pendingCount } from '@/db/outbox/outbox-overview';
import { FormDialog } from './form-dialog';
import type { Leaving } from './leaving-card';
import { aloneWords, leavingTexts } from './leaving-texts';
import { failureWords } from './use-account';
import { useProof } from './use-proof';

const { dialog: texts } = leavingTexts;

interface CloseDialogProps {
  readonly leaving: Leaving;
  readonly hasFactor: boolean;
  readonly onClose: () => void;
}

/** What goes, what stays and until when, before the password; then this device lets go of everything. */
export function CloseDialog({ leaving, hasFactor, onClose }: CloseDialogProps): ReactNode {
  const { ask, user, db, sync } = useWorkspace();
  const { session } = useSessionGateway();
  const unsent = useLive(() => pendingCount(db), [db]) ?? 0;
  const proof = useProof(hasFactor);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const close = async (): Promise<void> => {
    const given = proof.given();
    if (given === undefined) return;
    setBusy(true);
    const answer = await ask(SaveAllDataClientDeleteAcc, { params: undefined, body: { userId: user.id, ...given } });
    if (!answer.ok) {
      setBusy(false);
      return setError(failureWords(answer.failure));
    }
    await sync.stop();
    db.close();
    await session.signOutAndErase();
    // The page's memory goes too; the link stays behind `#`, where no server sees it.
    location.assign(`${links.goodbye()}#${answer.result.link}`);
  };
  return (
    <FormDialog
      danger
      title={texts.title}
      text={texts.text(leaving.graceDays)}
      submit={texts.submit}
      busy={busy}
      error={error}
      onSubmit={close}
      onClose={onClose}
    >
      {leaving.alone.length > 0 && (
        <div className="flex flex-col gap-1 text-13">
          <p>{texts.alone}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-text-2">
            {leaving.alone.map((one) => (
              <li key={one.cif}>{aloneWords(one)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-13">{texts.law}</p>
      <p className="text-13 text-text-2">{texts.device}</p>
      {unsent > 0 && <p className="text-13 font-medium text-bad">{texts.unsent(unsent)}</p>}
      {proof.fields}
    </FormDialog>
  );
}
