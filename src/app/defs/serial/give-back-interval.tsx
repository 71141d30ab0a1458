import { type ReactNode, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import type { LeaseView } from '@/db/numbers/lease-queries';
import { returnLease } from '@/db/numbers/return-lease';
import { ReasonDialog } from './reason-dialog';
import { serialTexts } from './serial-texts';

const { giveBack } = serialTexts;

interface GiveBackProps {
  readonly view: LeaseView;
  /** How it is written: „FCT-0001 – FCT-0010”. */
  readonly interval: string;
}

/** Gives back what this device has not used of its interval; nothing where there is nothing to give. */
export function GiveBackInterval({ view, interval }: GiveBackProps): ReactNode {
  const [asking, setAsking] = useState(false);
  if (!canGiveBack(view)) return null;
  return (
    <>
      <span>
        <Button onClick={() => setAsking(true)} size="sm">
          {giveBack.button}
        </Button>
      </span>
      {asking && <GiveBackDialog interval={interval} onClose={() => setAsking(false)} view={view} />}
    </>
  );
}

export function canGiveBack({ mine, free, lease: { numbers } }: LeaseView): boolean {
  return mine && numbers.state === 'open' && free > 0;
}

/** Says before what cannot be undone, and what becomes of single numbers that were given back before. */
export function GiveBackDialog({
  view,
  interval,
  onClose,
}: GiveBackProps & { readonly onClose: () => void }): ReactNode {
  const { commands, syncNow } = useWorkspace();
  const { id, companyId, numbers } = view.lease;
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await returnLease({ ...commands, companyId }, id, reason);
    onClose();
    if (outcome === 'missing') addAlert({ type: 'warning', message: giveBack.gone(interval) });
    else {
      syncNow();
      addAlert({ type: 'success', message: giveBack.told(interval) });
    }
  };
  return (
    <ReasonDialog
      label={giveBack.button}
      onCancel={onClose}
      onConfirm={confirm}
      place={`reason return ${id}`}
      title={giveBack.title(interval)}
    >
      <p>{giveBack.text}</p>
      <p className="py-3">{numbers.returned.length > 0 ? `${giveBack.single} ${giveBack.again}` : giveBack.again}</p>
    </ReasonDialog>
  );
}
