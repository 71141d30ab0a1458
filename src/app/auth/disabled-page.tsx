import { type ReactNode, useEffect, useState } from 'react';
import { callServer } from '@/api/call-server';
import { GetSupport } from '@/api/calls/support-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { passwordTexts } from './password/password-texts';
import { PublicFrame } from './public-frame';

/** Where a disabled account lands: what is safe, and whom to ask. */
export default function DisabledPage(): ReactNode {
  const { disabled, signIn } = passwordTexts;
  const email = useSupportAddress();
  return (
    <PublicFrame title={disabled.title} text={disabled.text}>
      {email !== '' && (
        <p className="text-14 break-words">
          {disabled.support}{' '}
          <a className="text-accent-text underline" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <p className="text-13 text-text-2">{disabled.unsent}</p>
      <div>
        <ButtonLink to={links.signIn()}>{signIn}</ButtonLink>
      </div>
    </PublicFrame>
  );
}

/** '' where the server names none, or nobody answers: then the page says whom to ask in words. */
function useSupportAddress(): string {
  const { connection } = useSessionGateway();
  const [email, setEmail] = useState('');
  useEffect(() => {
    let left = false;
    void callServer(connection, GetSupport, { params: undefined, body: undefined }).then((answer) => {
      if (answer.ok && !left) setEmail(answer.result.email);
    });
    return () => {
      left = true;
    };
  }, [connection]);
  return email;
}
