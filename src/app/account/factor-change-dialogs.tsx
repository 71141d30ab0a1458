import { type ReactNode, useState } from 'react';
import { RemoveUserAuthenticator, RenewRecoveryCodes } from '@/api/calls/account-calls';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { accountTexts } from './account-texts';
import { FormDialog } from './form-dialog';
import { RecoveryCodes } from './recovery-codes';
import { failureWords } from './use-account';
import { useProof } from './use-proof';

const { factorDialog: texts } = accountTexts;

export function FactorOffDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { ask, user } = useWorkspace();
  const proof = useProof(true);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const turnOff = async (): Promise<void> => {
    const given = proof.given();
    if (given === undefined) return;
    setBusy(true);
    const answer = await ask(RemoveUserAuthenticator, { params: undefined, body: { user: user.id, ...given } });
    setBusy(false);
    if (!answer.ok) return setError(failureWords(answer.failure));
    addAlert({ type: 'success', message: texts.offDone });
    onClose();
  };
  return (
    <FormDialog
      danger
      title={texts.offTitle}
      text={texts.offText}
      submit={texts.off}
      busy={busy}
      error={error}
      onSubmit={turnOff}
      onClose={onClose}
    >
      {proof.fields}
    </FormDialog>
  );
}

export function RenewCodesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { ask, user } = useWorkspace();
  const proof = useProof(true);
  const [codes, setCodes] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    const given = proof.given();
    if (given === undefined) return;
    setBusy(true);
    const answer = await ask(RenewRecoveryCodes, { params: undefined, body: { user: user.id, ...given } });
    setBusy(false);
    if (!answer.ok) return setError(failureWords(answer.failure));
    setCodes(answer.result.recoveryCodes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={texts.renewTitle}
      text={texts.renewText}
      submit={texts.renew}
      busy={busy}
      error={error}
      onSubmit={renew}
      onClose={onClose}
    >
      {proof.fields}
    </FormDialog>
  );
}
