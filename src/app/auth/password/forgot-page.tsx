import { type FormEvent, type ReactNode, useState } from 'react';
import { callServer } from '@/api/call-server';
import { ForgotPassword } from '@/api/calls/account-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { PublicFrame } from '../public-frame';
import { failureWords } from './failure-words';
import { passwordTexts } from './password-texts';

const { forgot } = passwordTexts;

/** Asks for a link to a new password; what is said does not tell whether the address has an account. */
export default function ForgotPage(): ReactNode {
  const { connection } = useSessionGateway();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') return setError(forgot.missing);
    setBusy(true);
    const answer = await callServer(connection, ForgotPassword, { params: undefined, body: { email: email.trim() } });
    setBusy(false);
    if (answer.ok) setSent(true);
    else setError(failureWords(answer.failure));
  };
  if (sent) {
    return (
      <PublicFrame title={forgot.sent}>
        <p role="status" className="text-14">
          {forgot.sentText(email.trim())}
        </p>
        <div>
          <ButtonLink to={links.signIn()}>{forgot.back}</ButtonLink>
        </div>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={forgot.title} text={forgot.text}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <Field label={forgot.email} required error={error}>
          <TextInput
            autoFocus
            type="email"
            autoComplete="username"
            maxLength={254}
            value={email}
            onChange={(value) => {
              setEmail(value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex items-center justify-between gap-3 phone:flex-col-reverse phone:items-stretch">
          <ButtonLink to={links.signIn()} variant="text">
            {forgot.back}
          </ButtonLink>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {forgot.send}
          </Button>
        </div>
      </form>
    </PublicFrame>
  );
}
