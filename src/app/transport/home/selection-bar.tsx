/** What can be done with several declarations: each only where the law allows it now, the others are said. */
import { CheckCheck, PencilLine, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { Transport } from '@/api/entities/transport';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { confirmTransport, deleteTransport, type TellOutcome } from '@/db/declaring/tell-transport';
import { actionFacts } from '@/db/transport/transport-queries';
import { type Action, allowedActions } from '@/domain/transport/life/allowed-actions';
import { actionTexts } from '../actions/action-texts';
import { ConfirmSheet } from '../actions/confirm-sheet';
import type { TransportActions } from '../actions/use-transport-actions';
import { denialWords, transportTexts } from '../transport-texts';
import { homeTexts } from './home-texts';
import type { SelectedRows } from './use-selected-rows';

const CorrectManyDialog = lazy(() =>
  loadChunk(() => import('./correct-many-dialog')).then((loaded) => ({ default: loaded.CorrectManyDialog })),
);

type TakenBack = Extract<Awaited<ReturnType<typeof deleteTransport>>, { readonly kind: 'taken-back' }>;

interface SelectionBarProps {
  readonly selected: SelectedRows;
  readonly now: number;
  readonly actions: TransportActions;
}

export function SelectionBar({ selected, now, actions }: SelectionBarProps): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const many = useMany(selected, now);
  const { items } = selected;
  const [only] = items;
  const noneOf = (action: Action): string | undefined => (many.isAble(action) ? undefined : many.why(action));
  return (
    <BulkBar count={selected.rows.length} onClear={selected.clear}>
      <Button
        icon={PencilLine}
        onClick={() => (items.length === 1 && only !== undefined ? void actions.correct(only) : setAsked('correct'))}
        unavailable={noneOf('correct')}
      >
        {homeTexts.correct}
      </Button>
      <Button icon={CheckCheck} onClick={() => setAsked('confirm')} unavailable={noneOf('confirm')}>
        {homeTexts.confirm}
      </Button>
      <Button icon={Trash2} onClick={() => setAsked('delete')} unavailable={noneOf('delete')} variant="danger">
        {homeTexts.remove}
      </Button>
      {many.progress !== null && <ManyProgress {...many.progress} onStop={many.stop} />}
      {asked !== undefined && <AskedOfMany asked={asked} many={many} onClose={() => setAsked(undefined)} />}
    </BulkBar>
  );
}

/** Which one is being done. */
interface Progress {
  readonly at: number;
  readonly of: number;
}

type Asked = 'correct' | 'delete' | 'confirm';
type Many = ReturnType<typeof useMany>;

/** What the law lets be done with each of those selected, and why not with the first other. */
function permissionsOf(items: readonly Transport[], now: number) {
  const known = items.map((item) => ({ item, allowed: allowedActions(actionFacts(item), now) }));
  const isAble = (action: Action): boolean => known.some(({ allowed }) => allowed[action].allowed);
  const able = (action: Action): readonly Transport[] =>
    known.filter(({ allowed }) => allowed[action].allowed).map(({ item }) => item);
  const why = (action: Action): string => {
    const denied = known.find(({ allowed }) => !allowed[action].allowed);
    return (denied && denialWords(denied.allowed[action])) ?? homeTexts.nothingThere;
  };
  return { isAble, able, why };
}

/** The doing, one after the other, until it is stopped. */
function useMany({ items, clear }: SelectedRows, now: number) {
  // Once for as many as there are: twenty thousand may be selected.
  const { isAble, able, why } = useMemo(() => permissionsOf(items, now), [items, now]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  const restText = (action: Action, wanted: number): string => {
    if (stopped.current) return homeTexts.manyStopped;
    if (wanted < items.length) return actionTexts.manyDenied(why(action));
    return action === 'correct' ? homeTexts.manyAreDrafts : homeTexts.manyFailed;
  };
  /** `tell` gives whether it is on its way. */
  const run = async (action: Action, tell: (item: Transport) => Promise<boolean>): Promise<void> => {
    const wanted = able(action);
    stopped.current = false;
    let done = 0;
    try {
      for (const [at, item] of wanted.entries()) {
        if (stopped.current) break;
        setProgress({ at: at + 1, of: wanted.length });
        if (await tell(item)) done += 1;
      }
    } finally {
      setProgress(null);
    }
    const whole = done === items.length;
    const message = actionTexts.manyDone(done, items.length);
    addAlert({
      type: whole ? 'success' : 'warning',
      message,
      ...(whole ? {} : { description: restText(action, wanted.length) }),
    });
    clear();
  };
  const stop = (): void => {
    stopped.current = true;
  };
  return { isAble, able, why, run, progress, stop };
}

function ManyProgress({ at, of, onStop }: Progress & { readonly onStop: () => void }) {
  return (
    <>
      <span className="text-13 tabular-nums" role="status">
        {homeTexts.manyProgress(at, of)}
      </span>
      <Button onClick={onStop}>{homeTexts.stop}</Button>
    </>
  );
}

interface AskedOfManyProps {
  readonly asked: Asked;
  readonly many: Many;
  readonly onClose: () => void;
}

function useRun(many: Many, onClose: () => void) {
  return (action: Action, tell: (item: Transport) => Promise<boolean>): void => {
    onClose();
    many.run(action, tell).catch((error: unknown) => {
      console.error('What was asked of several declarations could not be done:', error);
      addAlert({ type: 'error', message: homeTexts.manyFailed });
    });
  };
}

/** Whether it is on its way, or taken back before it left. */
async function left(outcome: Promise<TellOutcome | TakenBack>): Promise<boolean> {
  return ['queued', 'taken-back'].includes((await outcome).kind);
}

function AskedOfMany({ asked, many, onClose }: AskedOfManyProps): ReactNode {
  const workspace = useWorkspace();
  const { commands } = workspace;
  const run = useRun(many, onClose);
  if (asked === 'confirm')
    return (
      <ConfirmSheet
        onClose={onClose}
        onConfirm={(type, remarks) =>
          run('confirm', ({ id }) => left(confirmTransport(commands, id, { type, remarks })))
        }
      />
    );
  if (asked === 'correct')
    return (
      <Suspense fallback={null}>
        <CorrectManyDialog
          count={many.able('correct').length}
          onClose={onClose}
          onCorrect={(change) =>
            run('correct', async (item) => {
              const { correctOne } = await loadChunk(() => import('./correct-many'));
              return (await correctOne(workspace, item, change)) === 'sent';
            })
          }
        />
      </Suspense>
    );
  return (
    <ConfirmDialog
      confirmLabel={transportTexts.remove}
      onCancel={onClose}
      onConfirm={() => run('delete', ({ id }) => left(deleteTransport(commands, id)))}
      title={actionTexts.removeManyTitle(many.able('delete').length)}
    >
      <p>{actionTexts.removeManyText}</p>
    </ConfirmDialog>
  );
}
