/** What can be done with a declaration, wherever it is shown, with the windows that it opens. */
import { type ReactNode, useState } from 'react';
import type { Transport } from '@/api/entities/transport';
import { useWorkspace } from '@/app/state/workspace';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { takeStepBack } from '@/db/declaring/take-step-back';
import { changeVehicle, confirmTransport, deleteTransport } from '@/db/declaring/tell-transport';
import { isOnlyHere } from '@/db/transport/transport-row';
import { FullScreenUit } from '../card/full-screen-uit';
import { transportTexts } from '../transport-texts';
import { uitText } from '../uit-time';
import { useNow } from '../use-now';
import { actionTexts } from './action-texts';
import { type ConfirmationType, ConfirmSheet } from './confirm-sheet';
import { tellDone, tellRefused } from './tell-outcome';
import { type DraftStarts, useDraftStarts } from './use-draft-starts';
import { type ChosenVehicle, VehicleSheet } from './vehicle-sheet';

type Window = 'vehicle' | 'confirm' | 'remove' | 'control';

export interface TransportActions extends DraftStarts {
  readonly open: (window: Window, item: Transport) => void;
  /** What is only here becomes a draft again; a change that was no document of its own is given up. */
  readonly takeBack: (item: Transport) => Promise<void>;
  /** To be drawn beside what is shown. */
  readonly windows: ReactNode;
}

export function useTransportActions(): TransportActions {
  const { commands } = useWorkspace();
  const starts = useDraftStarts();
  const [opened, setOpened] = useState<{ readonly window: Window; readonly item: Transport }>();
  const close = (): void => setOpened(undefined);
  const takeBack = async ({ id, steps }: Transport): Promise<void> => {
    const step = steps.findLast(isOnlyHere);
    const outcome = step === undefined ? null : await takeStepBack(commands, id, step.id);
    if (outcome?.kind !== 'taken-back') tellDone(actionTexts.gone);
    else if (outcome.draftId === null) tellDone(actionTexts.givenUp, actionTexts.givenUpText);
    else tellDone(actionTexts.takenBack, actionTexts.takenBackText);
  };
  return {
    ...starts,
    takeBack,
    open: (window, item) => setOpened({ window, item }),
    windows: opened === undefined ? null : <ActionWindow {...opened} onClose={close} />,
  };
}

interface ActionWindowProps {
  readonly window: Window;
  readonly item: Transport;
  readonly onClose: () => void;
}

function ActionWindow({ window, item, onClose }: ActionWindowProps): ReactNode {
  const { commands } = useWorkspace();
  const now = useNow();
  const change = async (chosen: ChosenVehicle): Promise<void> => {
    onClose();
    const outcome = await changeVehicle(commands, item.id, { ...chosen, remarks: '' });
    if (outcome.kind === 'queued') tellDone(actionTexts.changed(chosen.vehicle), actionTexts.changedText);
    else tellRefused(outcome);
  };
  const confirm = async (type: ConfirmationType, remarks: string): Promise<void> => {
    onClose();
    const outcome = await confirmTransport(commands, item.id, { type, remarks });
    if (outcome.kind === 'queued') tellDone(actionTexts.confirmed);
    else tellRefused(outcome);
  };
  const remove = async (): Promise<void> => {
    onClose();
    const outcome = await deleteTransport(commands, item.id);
    if (outcome.kind === 'taken-back') tellDone(actionTexts.takenBack, actionTexts.takenBackText);
    else if (outcome.kind === 'queued') tellDone(actionTexts.removed);
    else tellRefused(outcome);
  };
  if (window === 'vehicle')
    return <VehicleSheet item={item} onChange={(chosen) => void change(chosen)} onClose={onClose} />;
  if (window === 'control') return <FullScreenUit item={item} now={now} onClose={onClose} />;
  if (window === 'confirm')
    return <ConfirmSheet onClose={onClose} onConfirm={(type, remarks) => void confirm(type, remarks)} />;
  return (
    <ConfirmDialog
      title={actionTexts.removeTitle}
      confirmLabel={transportTexts.remove}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{actionTexts.removeText(uitText(item.uit))}</p>
    </ConfirmDialog>
  );
}
