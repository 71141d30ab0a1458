import { type ReactNode, useState } from 'react';
import { ChangePassword } from '@/api/calls/account-calls';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Field } from '@/app/ui/fields/field';
import { PasswordInput } from '@/app/ui/fields/password-input';
import { accountTexts } from './account-texts';
import { FormDialog } from './form-dialog';
import { failureWords } from './use-account';
import { useProof } from './use-proof';

const { passwordDialog: texts } = accountTexts;

interface PasswordDialogProps {
  readonly hasFactor: boolean;
  readonly onClose: () => void;
}

export function PasswordDialog({ hasFactor, onClose }: PasswordDialogProps): ReactNode {
  const { ask, user } = useWorkspace();
  const proof = useProof(hasFactor);
  const [newPass, setNewPass] = useState('');
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setTried(true);
    const given = proof.given();
    if (given === undefined || newPass === '') return;
    const { password: oldPass, ...code } = given;
    setBusy(true);
    const answer = await ask(ChangePassword, { params: undefined, body: { user: user.id, oldPass, newPass, ...code } });
    setBusy(false);
    if (!answer.ok) return setError(failureWords(answer.failure));
    addAlert({ type: 'success', message: texts.done });
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      text={texts.note}
      submit={texts.save}
      busy={busy}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      {proof.fields}
      <Field label={texts.next} required help={texts.help} error={tried && newPass === '' ? texts.missing : undefined}>
        <PasswordInput autoComplete="new-password" maxLength={200} value={newPass} onChange={setNewPass} />
      </Field>
    </FormDialog>
  );
}
