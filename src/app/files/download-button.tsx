import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallResult } from '@/api/call-server';
import { Button } from '@/app/ui/buttons/button';
import { downloadTexts as texts } from './download-texts';
import { readInPieces } from './read-in-pieces';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  readonly primary?: boolean;
  readonly ask: (signal: AbortSignal) => Promise<CallResult<Response>>;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly bytes: number; readonly control: AbortController }
  | { readonly kind: 'done' }
  | { readonly kind: 'broken'; readonly words: string };

/** Takes a large file from the server: how much has come is seen, and it can be stopped; what broke off begins anew. */
export function DownloadButton({ label, fileName, primary = false, ask }: DownloadButtonProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    const told = (bytes: number): void => setState({ kind: 'running', bytes, control });
    told(0);
    const answer = await ask(control.signal);
    if (control.signal.aborted) return;
    if (!answer.ok) return setState({ kind: 'broken', words: wordsOf(answer.failure) });
    try {
      saveFile(await readInPieces(answer.result, told, control.signal), fileName, 'application/zip');
      setState({ kind: 'done' });
    } catch (error) {
      if (control.signal.aborted) return;
      console.warn('A download broke off:', error);
      setState({ kind: 'broken', words: texts.broken });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state.kind === 'running' ? (
        <Button onClick={stop}>{texts.cancel}</Button>
      ) : (
        <Button icon={Download} variant={primary ? 'primary' : 'outlined'} onClick={() => void start()}>
          {label}
        </Button>
      )}
      <p role={state.kind === 'broken' ? 'alert' : 'status'} className={`text-13 empty:hidden ${STYLE[state.kind]}`}>
        {state.kind === 'running' && texts.running(megabytes(state.bytes))}
        {state.kind === 'done' && texts.done}
        {state.kind === 'broken' && state.words}
      </p>
    </div>
  );
}

const STYLE: Readonly<Record<State['kind'], string>> = {
  idle: '',
  running: 'text-text-2 tabular-nums',
  done: 'text-text-2',
  broken: 'text-bad',
};

function wordsOf(failure: Exclude<CallResult<Response>, { readonly ok: true }>['failure']): string {
  if (failure.kind === 'refused') return failure.body.error;
  return failure.kind === 'network' ? texts.offline : texts.broken;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1).replace('.', ',');
}
