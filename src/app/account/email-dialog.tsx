import { type ReactNode, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { accountTexts } from './account-texts';
import { FormDialog } from './form-dialog';
import type { Account } from './use-account';
import { usePutEmail } from './use-put-email';

const { emailDialog: texts } = accountTexts;

interface DialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Another address: it counts when the link that goes there is opened. */
export function EmailDialog({ account, onClose }: DialogProps): ReactNode {
  const { proof, busy, error, put } = usePutEmail(account);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const typed = email.trim();
  const wrong = typed === '' ? texts.missing : typed === account.email ? texts.same : undefined;
  const save = async (): Promise<void> => {
    setTried(true);
    const given = proof.given();
    if (given === undefined || wrong !== undefined || !(await put(typed, given))) return;
    addAlert({ type: 'success', message: texts.done(typed) });
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      submit={texts.save}
      busy={busy}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      {proof.fields}
      <Field label={texts.next} required error={tried ? wrong : undefined}>
        <TextInput type="email" autoComplete="email" maxLength={254} value={email} onChange={setEmail} />
      </Field>
    </FormDialog>
  );
}

/** The link that waits is good no longer. */
export function DropEmailDialog({ account, awaited, onClose }: DialogProps & { readonly awaited: string }): ReactNode {
  const { proof, busy, error, put } = usePutEmail(account);
  const drop = async (): Promise<void> => {
    const given = proof.given();
    if (given === undefined || !(await put(account.email, given))) return;
    addAlert({ type: 'success', message: texts.dropped });
    onClose();
  };
  return (
    <FormDialog
      title={texts.dropTitle}
      text={texts.dropText(awaited)}
      submit={texts.drop}
      busy={busy}
      error={error}
      onSubmit={drop}
      onClose={onClose}
    >
      {proof.fields}
    </FormDialog>
  );
}
