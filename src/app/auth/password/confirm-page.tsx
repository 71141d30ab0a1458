import { type ReactNode, useState } from 'react';
import { callServer } from '@/api/call-server';
import { ActivateAccount } from '@/api/calls/account-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PublicFrame } from '../public-frame';
import { failureWords } from './failure-words';
import { passwordTexts } from './password-texts';

const { confirm, newAddress } = passwordTexts;

/** The confirmation of an account, or of another address for one: by a press, for programs that look at mail open its links too. */
export default function ConfirmPage(): ReactNode {
  const { connection } = useSessionGateway();
  const [secret] = useState(() => location.hash.slice(1));
  const isNewAddress = secret.startsWith('email.');
  const texts = isNewAddress ? newAddress : confirm;
  const step = isNewAddress ? {} : { step: 2 as const };
  const [email, setEmail] = useState<string>();
  const [error, setError] = useState(secret === '' ? confirm.noLink : (undefined as string | undefined));
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    const end = secret.lastIndexOf('.');
    const body = { hash: secret.slice(0, Math.max(1, end)), code: secret.slice(end + 1) || '-' };
    setBusy(true);
    const answer = await callServer(connection, ActivateAccount, { params: undefined, body });
    setBusy(false);
    if (answer.ok) setEmail(answer.result.email);
    else setError(failureWords(answer.failure));
  };
  if (email !== undefined) {
    return (
      <PublicFrame title={texts.done} text={texts.doneText(email)} {...step}>
        <div>
          <ButtonLink to={links.signIn()} variant="primary">
            {passwordTexts.signIn}
          </ButtonLink>
        </div>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={texts.title} text={texts.text} {...step}>
      <p role="alert" className="text-13 text-bad empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {secret !== '' && (
          <Button variant="primary" size="lg" busy={busy} onClick={() => void go()}>
            {texts.go}
          </Button>
        )}
        {error !== undefined && !isNewAddress && <ButtonLink to={links.register()}>{confirm.register}</ButtonLink>}
      </div>
    </PublicFrame>
  );
}
