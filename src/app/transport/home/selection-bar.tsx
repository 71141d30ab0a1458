/** What can be done with several declarations: each only where the law allows it now, the others are said. */
import { CheckCheck, PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Transport } from '@/api/entities/transport';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { confirmTransport, deleteTransport, type TellOutcome } from '@/db/declaring/tell-transport';
import { actionFacts } from '@/db/transport/transport-queries';
import { type Action, allowedActions } from '@/domain/transport/life/allowed-actions';
import { actionTexts } from '../actions/action-texts';
import { type ConfirmationType, ConfirmSheet } from '../actions/confirm-sheet';
import type { TransportActions } from '../actions/use-transport-actions';
import { denialWords, transportTexts } from '../transport-texts';
import { homeTexts } from './home-texts';
import type { SelectedRows } from './use-selected-rows';

interface SelectionBarProps {
  readonly selected: SelectedRows;
  readonly now: number;
  readonly actions: TransportActions;
}

export function SelectionBar({ selected, now, actions }: SelectionBarProps): ReactNode {
  const { commands } = useWorkspace();
  const [asked, setAsked] = useState<'remove' | 'confirm'>();
  const { items } = selected;
  const able = (action: Action): readonly Transport[] =>
    items.filter((item) => allowedActions(actionFacts(item), now)[action].allowed);
  const why = (action: Action): string => {
    const denied = items.map((item) => denialWords(allowedActions(actionFacts(item), now)[action]));
    return denied.find((words) => words !== undefined) ?? homeTexts.nothingThere;
  };
  const run = async (action: Action, tell: (item: Transport) => Promise<{ readonly kind: string }>): Promise<void> => {
    setAsked(undefined);
    let done = 0;
    for (const item of able(action)) {
      const { kind } = await tell(item);
      if (kind === 'queued' || kind === 'taken-back') done += 1;
    }
    const rest = done < items.length ? { description: actionTexts.manyDenied(why(action)) } : {};
    addAlert({
      type: done === items.length ? 'success' : 'warning',
      message: actionTexts.manyDone(done, items.length),
      ...rest,
    });
    selected.clear();
  };
  const confirm = (type: ConfirmationType, remarks: string): Promise<void> =>
    run('confirm', ({ id }): Promise<TellOutcome> => confirmTransport(commands, id, { type, remarks }));
  const [only] = items;
  return (
    <BulkBar count={selected.rows.length} onClear={selected.clear}>
      <Button
        icon={PencilLine}
        onClick={() => only !== undefined && void actions.correct(only)}
        unavailable={
          items.length !== 1 ? homeTexts.correctOne : able('correct').length === 0 ? why('correct') : undefined
        }
      >
        {homeTexts.correct}
      </Button>
      <Button
        icon={CheckCheck}
        onClick={() => setAsked('confirm')}
        unavailable={able('confirm').length === 0 ? why('confirm') : undefined}
      >
        {homeTexts.confirm}
      </Button>
      <Button
        icon={Trash2}
        onClick={() => setAsked('remove')}
        unavailable={able('delete').length === 0 ? why('delete') : undefined}
        variant="danger"
      >
        {homeTexts.remove}
      </Button>
      {asked === 'confirm' && (
        <ConfirmSheet onClose={() => setAsked(undefined)} onConfirm={(type, remarks) => void confirm(type, remarks)} />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          confirmLabel={transportTexts.remove}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void run('delete', ({ id }) => deleteTransport(commands, id))}
          title={actionTexts.removeManyTitle(able('delete').length)}
        >
          <p>{actionTexts.removeManyText}</p>
        </ConfirmDialog>
      )}
    </BulkBar>
  );
}
