import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { callServer } from '@/api/call-server';
import { GetDemonstration } from '@/api/calls/demo-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { signInWaysTexts as texts } from './sign-in-ways-texts';

interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** Below the sign-in: for who has no account, or has forgotten the password. */
export default function SignInWays(): ReactNode {
  const { enter, failed, there } = useDemonstration();
  return (
    <div className="flex flex-col gap-2 text-13 text-text-2">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <span>
          {texts.noAccount}{' '}
          <Link href={links.register()} className="text-accent-text underline">
            {texts.register}
          </Link>
          {there && (
            <>
              {' · '}
              <button type="button" className="text-accent-text underline" onClick={() => void enter()}>
                {texts.demonstration}
              </button>
            </>
          )}
        </span>
        <Link href={links.password()} className="text-accent-text underline">
          {texts.forgot}
        </Link>
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {failed}
      </p>
    </div>
  );
}

/** The account of the demonstration, where the server has one: a press signs in to it. */
function useDemonstration() {
  const { connection, session } = useSessionGateway();
  const [account, setAccount] = useState<DemoAccount | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let left = false;
    void callServer(connection, GetDemonstration, { params: undefined, body: undefined }).then((answer) => {
      if (answer.ok && !left) setAccount(answer.result.account);
    });
    return () => {
      left = true;
    };
  }, [connection]);
  const enter = async (): Promise<void> => {
    if (account === null) return;
    setFailed('');
    const outcome = await session.signIn({ username: account.email, password: account.password, rememberMe: false });
    if (outcome.kind !== 'signed-in') setFailed(outcome.message);
  };
  return { there: account !== null, failed, enter };
}
