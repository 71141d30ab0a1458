import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ResultOf } from '@/api/call';
import { type CallResult, callServer } from '@/api/call-server';
import { Authorize } from '@/api/calls/anaf-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useSession } from '@/app/state/session-view';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { anafReturn } from './anaf-return';
import { connectTexts } from './connect-texts';
import { PublicCard } from './public-card';

type Answer = CallResult<ResultOf<typeof Authorize>>;

const { callback } = connectTexts;

/** Where ANAF sends the person back: the address is cleaned at once, then the server takes the code, which lives for a minute. */
export default function CallbackPage(): ReactNode {
  const { connection } = useSessionGateway();
  const [back] = useState(() => anafReturn(location.search));
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef(false);
  const ask = (): void => {
    if (back.kind !== 'code') return;
    setAnswer(undefined);
    const input = { params: { state: back.state, auth_code: back.code }, body: undefined };
    void callServer(connection, Authorize, input).then(setAnswer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; a second time the code would be used up.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    history.replaceState(history.state, '', location.pathname);
    ask();
  }, []);
  if (back.kind === 'denied') return <Failed title={callback.denied} text={callback.deniedText} />;
  if (back.kind === 'refused') return <Failed title={callback.failed} text={back.text} />;
  if (back.kind === 'nothing') return <Failed title={callback.nothing} text={callback.nothingText} />;
  return <Outcome answer={answer} again={ask} />;
}

function Outcome({ answer, again }: { readonly answer: Answer | undefined; readonly again: () => void }) {
  if (answer === undefined) {
    return (
      <PublicCard title={callback.reading} mark={{ icon: LoaderCircle, tone: 'idle' }}>
        <p role="status" className="text-14 text-text-2">
          {callback.readingText}
        </p>
      </PublicCard>
    );
  }
  if (!answer.ok) {
    if (answer.failure.kind === 'refused' && answer.failure.reaction !== 'retry')
      return <Failed title={callback.failed} text={answer.failure.body.error} />;
    return (
      <Failed title={callback.failed} text={callback.noNetwork}>
        <Button variant="primary" onClick={again}>
          {callback.again}
        </Button>
      </Failed>
    );
  }
  const { outcome, company } = answer.result;
  const waits = outcome === 'waiting';
  return (
    <PublicCard
      title={waits ? callback.waiting : callback.connected}
      mark={waits ? { icon: Clock, tone: 'wait' } : { icon: CircleCheck, tone: 'ok' }}
    >
      <p role="status" className="text-14 text-text-2">
        {waits ? callback.waitingText(company) : callback.connectedText(company)}
      </p>
      {!waits && (
        <div>
          <ButtonLink to={links.companies()} variant="primary">
            {callback.open}
          </ButtonLink>
        </div>
      )}
    </PublicCard>
  );
}

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Who came by a link without an account has no page of companies. */
function Failed({ title, text, children }: FailedProps) {
  const { status } = useSession();
  return (
    <PublicCard title={title} mark={{ icon: CircleX, tone: 'bad' }}>
      <p role="alert" className="text-14 text-text-2">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        {children}
        {status === 'signed-in' && <ButtonLink to={links.companies()}>{callback.open}</ButtonLink>}
      </div>
    </PublicCard>
  );
}
