import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '@/api/call';
import { DownloadAccountData, GetLeaving } from '@/api/calls/leaving-calls';
import { DownloadButton } from '@/app/files/download-button';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { callWithSession } from '@/sync/session/call-with-session';
import { CloseDialog } from './close-dialog';
import { barWords, leavingTexts as texts } from './leaving-texts';

export type Leaving = ResultOf<typeof GetLeaving>;

type State = { readonly kind: 'reading' | 'not-read' } | { readonly kind: 'read'; readonly leaving: Leaving };

/** Taking everything along, and closing the account, with why not where it cannot be now. */
export function LeavingCard({ hasFactor }: { readonly hasFactor: boolean }): ReactNode {
  const { ask, connection, session } = useWorkspace();
  const today = useToday();
  const [state, setState] = useState<State>({ kind: 'reading' });
  const [closing, setClosing] = useState(false);
  const reload = useCallback(async (): Promise<void> => {
    const answer = await ask(GetLeaving, { params: undefined, body: undefined });
    setState(answer.ok ? { kind: 'read', leaving: answer.result } : { kind: 'not-read' });
  }, [ask]);
  useEffect(() => void reload(), [reload]);
  const take = (signal: AbortSignal) =>
    callWithSession(connection, session, DownloadAccountData, { params: undefined, body: undefined }, signal);
  return (
    <section aria-label={texts.head} className="rounded-2 border border-border bg-surface">
      <h2 className="rounded-t-2 bg-sunken px-4 py-2 text-13 font-medium text-text-2">{texts.head}</h2>
      <div className="flex flex-col gap-2 border-t border-border px-4 py-3">
        <h3 className="text-13 font-medium">{texts.export}</h3>
        <p className="text-12 text-text-2">{texts.exportText}</p>
        <DownloadButton label={texts.download} fileName={`condica-${today}.zip`} ask={take} />
      </div>
      <div className="flex flex-col gap-2 border-t border-border px-4 py-3">
        <h3 className="text-13 font-medium">{texts.close}</h3>
        {state.kind === 'read' ? (
          <Closing leaving={state.leaving} close={() => setClosing(true)} />
        ) : (
          <p role="status" className="text-12 text-text-2">
            {state.kind === 'reading' ? texts.reading : texts.notRead}
          </p>
        )}
        {state.kind === 'not-read' && (
          <div>
            <Button size="sm" onClick={() => void reload()}>
              {texts.again}
            </Button>
          </div>
        )}
      </div>
      {closing && state.kind === 'read' && (
        <CloseDialog
          leaving={state.leaving}
          hasFactor={hasFactor}
          onClose={() => {
            setClosing(false);
            void reload();
          }}
        />
      )}
    </section>
  );
}

function Closing({ leaving, close }: { readonly leaving: Leaving; readonly close: () => void }): ReactNode {
  const { bars, graceDays } = leaving;
  if (bars.length === 0) {
    return (
      <>
        <p className="text-12 text-text-2">{texts.closeText(graceDays)}</p>
        <div>
          <Button variant="danger" onClick={close}>
            {texts.closeButton}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="text-12 text-text-2">{texts.barred}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-12">
        {bars.map((bar) => (
          <li key={`${bar.kind} ${bar.cif}`}>{barWords(bar)}</li>
        ))}
      </ul>
    </>
  );
}
