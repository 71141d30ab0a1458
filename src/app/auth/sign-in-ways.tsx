import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useSessionGateway } from '@/app/state/session-gateway';
import type { DemonstrationAccount } from './demonstration-account';
import { signInWaysTexts as texts } from './sign-in-ways-texts';

/** Below the sign-in: for who has no account, or has forgotten the password; the demonstration's room is kept until it is known. */
export function SignInWays(): ReactNode {
  const { enter, failed, there } = useDemonstration();
  return (
    <div className="flex flex-col gap-2 text-13 text-text-2">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <span>
          {texts.noAccount}{' '}
          <Link href={links.register()} className="text-accent-text underline">
            {texts.register}
          </Link>
        </span>
        <Link href={links.password()} className="text-accent-text underline">
          {texts.forgot}
        </Link>
      </p>
      <p className="min-h-5">
        {there && (
          <button type="button" className="text-accent-text underline" onClick={() => void enter()}>
            {texts.demonstration}
          </button>
        )}
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
  const [account, setAccount] = useState<DemonstrationAccount | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let left = false;
    loadChunk(() => import('./demonstration-account'))
      .then(({ demonstrationAccount }) => demonstrationAccount(connection))
      .then(
        (found) => {
          if (!left) setAccount(found);
        },
        (error: unknown) => console.warn('It is not known whether there is a demonstration:', error),
      );
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
