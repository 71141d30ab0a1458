import { CircleX } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { ResultOf } from '@/api/call';
import { type CallResult, callServer } from '@/api/call-server';
import { CheckAuthorization } from '@/api/calls/anaf-calls';
import { useSessionGateway } from '@/app/state/session-gateway';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { connectTexts } from './connect-texts';
import { PublicCard } from './public-card';

const { authorize } = connectTexts;

type Answer = CallResult<ResultOf<typeof CheckAuthorization>>;
type Invitation = ResultOf<typeof CheckAuthorization>['invitation'];

/** For whom a ticket authorizes which company, before its holder goes to ANAF. It stands behind `#`: no server sees it. */
export default function AuthorizePage(): ReactNode {
  const { connection } = useSessionGateway();
  const [secret] = useState(() => location.hash.slice(1));
  const [answer, setAnswer] = useState<Answer>();
  const isAsked = secret !== '' && answer === undefined;
  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    const input = { params: undefined, body: { inviteId: secret } };
    void callServer(connection, CheckAuthorization, input, { signal: control.signal }).then((next) => {
      if (!control.signal.aborted) setAnswer(next);
    });
    return () => control.abort();
  }, [connection, secret, isAsked]);
  if (secret === '') return <Broken text={authorize.noTicket} />;
  if (answer === undefined) {
    return (
      <PublicCard title={authorize.title}>
        <p role="status" className="text-14 text-text-2">
          {authorize.reading}
        </p>
      </PublicCard>
    );
  }
  if (answer.ok) return <Ask invitation={answer.result.invitation} secret={secret} base={connection.urls.common} />;
  if (answer.failure.kind === 'refused' && answer.failure.reaction !== 'retry')
    return <Broken text={answer.failure.body.error} />;
  return (
    <PublicCard title={authorize.title}>
      <p role="alert" className="text-14 text-text-2">
        {authorize.noNetwork}
      </p>
      <div>
        <Button variant="primary" onClick={() => setAnswer(undefined)}>
          {authorize.again}
        </Button>
      </div>
    </PublicCard>
  );
}

function Broken({ text }: { readonly text: string }) {
  return (
    <PublicCard title={authorize.broken} mark={{ icon: CircleX, tone: 'bad' }}>
      <p role="alert" className="text-14 text-text-2">
        {text}
      </p>
    </PublicCard>
  );
}

interface AskProps {
  readonly invitation: Invitation;
  readonly secret: string;
  /** Address of the common calls. */
  readonly base: string;
}

function Ask({ invitation: { kind, company, cif, invitedBy, until }, secret, base }: AskProps) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const invited = kind === 'invitation';
  const missing = invited && name.trim() === '';
  const go = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (missing) return;
    const query = new URLSearchParams({ access: secret, ...(invited ? { person: name.trim() } : {}) });
    location.assign(`${base}/AuthorizeCompany?${query.toString()}`);
  };
  return (
    <PublicCard title={authorize.title}>
      <p className="text-14">{authorize.ask(company, cif)}</p>
      {invited && <p className="text-13 text-text-2">{authorize.invitedBy(invitedBy, until)}</p>}
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-13 text-text-2">
        {authorize.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form onSubmit={go} noValidate className="flex flex-col gap-4">
        {invited && (
          <Field
            label={authorize.name}
            required
            help={authorize.nameHelp}
            error={tried && missing ? authorize.nameMissing : undefined}
          >
            <TextInput autoComplete="name" maxLength={120} value={name} onChange={setName} />
          </Field>
        )}
        <div>
          <Button type="submit" variant="primary" size="lg">
            {authorize.go}
          </Button>
        </div>
      </form>
    </PublicCard>
  );
}
