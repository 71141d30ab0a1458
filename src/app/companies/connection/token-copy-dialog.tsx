import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { ResultOf } from '@/api/call';
import { GetAnafTokenCopy } from '@/api/calls/anaf-calls';
import type { CompanyId } from '@/api/ids';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { Field } from '@/app/ui/fields/field';
import { PasswordInput } from '@/app/ui/fields/password-input';
import { TextInput } from '@/app/ui/fields/text-input';
import { Dialog } from '@/app/ui/floating/dialog';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { connectionTexts, dayOf } from './connection-texts';
import { tokenCopyTexts as texts } from './token-copy-texts';

type Copied = ResultOf<typeof GetAnafTokenCopy>;

interface TokenCopyDialogProps {
  readonly company: CompanyId;
  readonly onClose: () => void;
  /** Asks whether the authorization is to be given up. */
  readonly onRevoke: () => void;
}

/** What the key opens is said before anything is asked for; then the password and a code; then the key, once. */
export function TokenCopyDialog({ company, onClose, onRevoke }: TokenCopyDialogProps): ReactNode {
  const { ask, user } = useWorkspace();
  const id = useId();
  const [opens, setOpens] = useState<Copied['companies']>();
  const [copied, setCopied] = useState<Copied>();
  const [error, setError] = useState<string>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void ask(GetAnafTokenCopy, { params: undefined, body: { company } }).then((answer) => {
      if (answer.ok) setOpens(answer.result.companies);
      else setError(refusalSaid(answer.failure) ?? connectionTexts.failed);
    });
  }, [ask, company]);
  const copy = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || opens === undefined) return;
    if (password === '' || code.trim() === '') return setError(texts.missing);
    setBusy(true);
    const proof = { user: user.id, password, code: code.trim() };
    const answer = await ask(GetAnafTokenCopy, { params: undefined, body: { company, proof } });
    setBusy(false);
    setError(answer.ok ? undefined : (refusalSaid(answer.failure) ?? connectionTexts.failed));
    if (answer.ok) setCopied(answer.result);
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        copied !== undefined ? (
          <>
            <Button variant="danger" onClick={onRevoke}>
              {texts.revoke}
            </Button>
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" form={id} variant="danger" busy={busy}>
              {texts.copy}
            </Button>
          </>
        )
      }
    >
      <form id={id} noValidate onSubmit={(event) => void copy(event)} className="flex flex-col gap-4 text-13">
        <p className="text-text-2">{texts.what}</p>
        <Opened companies={opens} />
        {copied === undefined ? (
          <>
            <Field label={texts.password} required>
              <PasswordInput autoComplete="current-password" maxLength={200} value={password} onChange={setPassword} />
            </Field>
            <Field label={texts.code} required>
              <TextInput autoComplete="one-time-code" maxLength={60} value={code} onChange={setCode} />
            </Field>
          </>
        ) : (
          <Field label={texts.key} help={texts.keyNote(copied.until === '' ? '' : dayOf(copied.until))}>
            <span className="flex items-center gap-2">
              <TextInput
                readOnly
                value={copied.token}
                onChange={() => undefined}
                onFocus={(event) => event.target.select()}
              />
              <CopyButton text={copied.token} label={texts.copyKey} />
            </span>
          </Field>
        )}
        <p role="alert" className="text-bad empty:hidden">
          {error}
        </p>
      </form>
    </Dialog>
  );
}

function Opened({ companies }: { readonly companies: Copied['companies'] | undefined }): ReactNode {
  if (companies === undefined) return null;
  return (
    <div className="rounded-2 border border-border bg-wait-soft p-3">
      <p className="font-medium">{texts.opens}</p>
      <ul className="mt-1">
        {companies.map(({ cif, name }) => (
          <li key={cif} className="wrap-anywhere tabular-nums">
            {name === '' ? texts.onlyNamed(cif) : `${name} · CUI ${cif}`}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-12 text-text-2">{texts.more}</p>
    </div>
  );
}
