import { type ReactNode, useEffect, useState } from 'react';
import { callServer } from '@/api/call-server';
import { DownloadClosingData, GetClosing } from '@/api/calls/leaving-calls';
import { DownloadButton } from '@/app/files/download-button';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useToday } from '@/app/state/use-today';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { instantDayText } from '@/app/ui/words/date-words';
import { PublicFrame } from '../public-frame';
import { goodbyeTexts as texts } from './goodbye-texts';

type State =
  | { readonly kind: 'reading' | 'away' }
  | { readonly kind: 'over'; readonly words: string }
  | { readonly kind: 'closing'; readonly deleteAt: string };

const READING: State = { kind: 'reading' };

/** After closing: until when the account is there, its data once more, and the way back. */
export default function GoodbyePage(): ReactNode {
  const [link] = useState(() => location.hash.slice(1));
  const { connection } = useSessionGateway();
  const today = useToday();
  const [state, setState] = useState<State>(link === '' ? { kind: 'over', words: texts.noLink } : READING);
  const isAsked = state.kind === 'reading';
  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    const input = { params: undefined, body: { link } };
    void callServer(connection, GetClosing, input, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return;
      if (answer.ok) setState({ kind: 'closing', deleteAt: answer.result.deleteAt });
      else if (answer.failure.kind === 'refused' && answer.failure.reaction !== 'retry')
        setState({ kind: 'over', words: answer.failure.body.error });
      else setState({ kind: 'away' });
    });
    return () => control.abort();
  }, [connection, link, isAsked]);
  const take = (signal: AbortSignal) =>
    callServer(connection, DownloadClosingData, { params: undefined, body: { link } }, { signal });
  return (
    <PublicFrame title={texts.title}>
      {state.kind === 'reading' && (
        <p role="status" className="text-14 text-text-2">
          {texts.reading}
        </p>
      )}
      {state.kind === 'over' && <p className="text-14">{state.words}</p>}
      {state.kind === 'away' && (
        <>
          <p role="alert" className="text-14">
            {texts.offline}
          </p>
          <div>
            <Button onClick={() => setState(READING)}>{texts.again}</Button>
          </div>
        </>
      )}
      {state.kind === 'closing' && (
        <>
          <div className="flex flex-col gap-2 text-14">
            <p className="font-medium">{texts.until(instantDayText(state.deleteAt))}</p>
            <p className="text-text-2">{texts.safe}</p>
            <p className="text-text-2">{texts.law}</p>
          </div>
          <DownloadButton primary label={texts.download} fileName={`condica-${today}.zip`} ask={take} />
        </>
      )}
      <div>
        <ButtonLink to={links.signIn()}>{texts.signIn}</ButtonLink>
      </div>
    </PublicFrame>
  );
}
