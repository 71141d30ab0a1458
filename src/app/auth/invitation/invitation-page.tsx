import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ResultOf } from '@/api/call';
import { callServer } from '@/api/call-server';
import { AccessCompany } from '@/api/calls/access-calls';
import { CheckAuthorization } from '@/api/calls/anaf-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useSession } from '@/app/state/session-view';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { instantDayText } from '@/app/ui/words/date-words';
import { callWithSession } from '@/sync/session/call-with-session';
import { sessionPortFor } from '@/sync/session/session-port';
import { failureWords } from '../password/failure-words';
import { PublicFrame } from '../public-frame';
import { SignInForm } from '../sign-in-form';
import { invitationTexts as texts } from './invitation-texts';

type Invitation = ResultOf<typeof CheckAuthorization>['invitation'];

type State =
  | { readonly kind: 'reading' }
  | { readonly kind: 'away' }
  | { readonly kind: 'broken'; readonly words: string }
  | { readonly kind: 'known'; readonly invitation: Invitation };

/** What an invitation to a company is, read before signing in; taken by a press, by the account of its address alone. */
export default function InvitationPage(): ReactNode {
  const [secret] = useState(() => location.hash.slice(1));
  const { state, reload } = useInvitation(secret);
  if (state.kind === 'known') return <Known invitation={state.invitation} secret={secret} />;
  return (
    <PublicFrame title={texts.title}>
      {state.kind === 'reading' && (
        <p role="status" className="text-14 text-text-2">
          {texts.reading}
        </p>
      )}
      {state.kind === 'broken' && (
        <p role="alert" className="text-14">
          {state.words}
        </p>
      )}
      {state.kind === 'away' && (
        <>
          <p role="alert" className="text-14">
            {texts.offline}
          </p>
          <div>
            <Button variant="primary" onClick={reload}>
              {texts.again}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'broken' && (
        <div>
          <ButtonLink to={links.signIn()}>{texts.signIn}</ButtonLink>
        </div>
      )}
    </PublicFrame>
  );
}

function useInvitation(secret: string): { readonly state: State; readonly reload: () => void } {
  const { connection } = useSessionGateway();
  const [state, setState] = useState<State>(secret === '' ? { kind: 'broken', words: texts.noLink } : READING);
  const isAsked = state.kind === 'reading';
  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    const input = { params: undefined, body: { inviteId: secret } };
    void callServer(connection, CheckAuthorization, input, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return;
      if (answer.ok) setState({ kind: 'known', invitation: answer.result.invitation });
      else if (answer.failure.kind === 'refused' && answer.failure.reaction !== 'retry')
        setState({ kind: 'broken', words: answer.failure.body.error });
      else setState({ kind: 'away' });
    });
    return () => control.abort();
  }, [connection, secret, isAsked]);
  return { state, reload: () => setState(READING) };
}

const READING: State = { kind: 'reading' };

interface KnownProps {
  readonly invitation: Invitation;
  readonly secret: string;
}

function Known({ invitation, secret }: KnownProps) {
  const { status, user } = useSession();
  const { company, cif, invitedBy, until, role = 'user', email = '' } = invitation;
  return (
    <PublicFrame title={texts.title}>
      <div className="flex flex-col gap-2 text-14">
        <p className="font-medium">{texts.who(invitedBy, company, cif)}</p>
        <p className="text-13 text-text-2">{texts.gives(role, instantDayText(until))}</p>
        <p className="text-13 text-text-2">{texts.forAddress(email)}</p>
      </div>
      {status === 'signed-in' && user !== null ? (
        <Accept invitation={invitation} secret={secret} />
      ) : (
        <>
          <h2 className="text-16 font-semibold">{texts.signInFirst}</h2>
          <SignInForm />
          <p className="text-13 text-text-2">
            {texts.noAccount}{' '}
            <Link href={links.register()} className="text-accent-text underline">
              {texts.register}
            </Link>
            . {texts.afterRegister}
          </p>
        </>
      )}
    </PublicFrame>
  );
}

function Accept({ invitation: { companyId, email = '' }, secret }: KnownProps) {
  const { connection, session } = useSessionGateway();
  const { user } = useSession();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  if (user === null || companyId === undefined) return null;
  const isOther = user.email.toLowerCase() !== email.toLowerCase();
  const accept = async (): Promise<void> => {
    setBusy(true);
    const { currentSession: current, refresh } = session;
    const port = sessionPortFor(user.id, { current, refresh, now: Date.now });
    const body = { company: companyId, user: user.id, invite: secret };
    const answer = await callWithSession(connection, port, AccessCompany, { params: undefined, body });
    setBusy(false);
    if (answer.ok) navigate(links.companies());
    else setError(failureWords(answer.failure));
  };
  return (
    <>
      {isOther && <p className="text-13 text-wait">{texts.other(user.email)}</p>}
      <p role="alert" className="text-13 text-bad empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isOther && (
          <Button variant="primary" size="lg" busy={busy} onClick={() => void accept()}>
            {texts.accept}
          </Button>
        )}
        <ButtonLink to={links.companies()} variant="text">
          {texts.toApp}
        </ButtonLink>
      </div>
    </>
  );
}
