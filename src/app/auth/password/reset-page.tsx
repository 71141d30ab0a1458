import { type FormEvent, type ReactNode, useState } from 'react';
import { callServer } from '@/api/call-server';
import { ChangePasswordForgot } from '@/api/calls/account-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { Field } from '@/app/ui/fields/field';
import { PasswordInput } from '@/app/ui/fields/password-input';
import { PublicFrame } from '../public-frame';
import { failureWords } from './failure-words';
import { passwordTexts } from './password-texts';

const { reset } = passwordTexts;

/** A new password by the letter's link, whose secret stands behind `#`. */
export default function ResetPage(): ReactNode {
  const [hash] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  if (hash === '') {
    return (
      <PublicFrame title={reset.title}>
        <p role="alert" className="text-14">
          {reset.noLink}
        </p>
        <div>
          <ButtonLink to={links.password()}>{reset.again}</ButtonLink>
        </div>
      </PublicFrame>
    );
  }
  if (!done) return <NewPassword hash={hash} onDone={() => setDone(true)} />;
  return (
    <PublicFrame title={reset.done} text={reset.doneText}>
      <div>
        <ButtonLink to={links.signIn()} variant="primary">
          {passwordTexts.signIn}
        </ButtonLink>
      </div>
    </PublicFrame>
  );
}

function NewPassword({ hash, onDone }: { readonly hash: string; readonly onDone: () => void }): ReactNode {
  const { connection } = useSessionGateway();
  const [newPass, setNewPass] = useState('');
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (newPass === '') return setError(reset.missing);
    setBusy(true);
    const answer = await callServer(connection, ChangePasswordForgot, { params: undefined, body: { hash, newPass } });
    setBusy(false);
    if (answer.ok) return onDone();
    setError(failureWords(answer.failure));
    setOver(answer.failure.kind === 'refused' && answer.failure.code === 'link-over');
  };
  return (
    <PublicFrame title={reset.title} text={reset.text}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <Field label={reset.password} required help={reset.help} error={error}>
          <PasswordInput
            autoFocus
            autoComplete="new-password"
            maxLength={200}
            value={newPass}
            onChange={(value) => {
              setNewPass(value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {reset.save}
          </Button>
          {over && <ButtonLink to={links.password()}>{reset.again}</ButtonLink>}
        </div>
      </form>
    </PublicFrame>
  );
}
