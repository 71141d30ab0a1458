import { type ReactNode, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { closeLease } from '@/db/numbers/close-lease';
import type { LeaseView } from '@/db/numbers/lease-queries';
import { leaseStatus } from '@/domain/numbering/lease';
import { ReasonDialog } from './reason-dialog';
import { serialTexts } from './serial-texts';

const { close } = serialTexts;

/**
 * Ends the interval of another device, which a person knows to be lost; says before what cannot be undone. Of one whose
 * numbers are all used there is nothing to explain.
 */
export function CloseInterval({ view, interval }: { readonly view: LeaseView; readonly interval: string }): ReactNode {
  const { commands, syncNow } = useWorkspace();
  const [asking, setAsking] = useState(false);
  if (view.mine || view.lease.base.state !== 'open' || leaseStatus(view.lease.numbers) === 'exhausted') return null;
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await closeLease({ ...commands, companyId: view.lease.companyId }, view.lease.id, reason);
    setAsking(false);
    if (outcome === 'missing') return;
    syncNow();
    addAlert({ type: 'success', message: close.told(interval) });
  };
  return (
    <>
      <span>
        <Button size="sm" onClick={() => setAsking(true)}>
          {close.button}
        </Button>
      </span>
      {asking && (
        <ReasonDialog
          label={close.button}
          place={`reason close ${view.lease.id}`}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
          title={close.title(interval)}
        >
          <p>{close.text(view.lease.base.deviceName)}</p>
          <p className="py-3">{close.late}</p>
        </ReasonDialog>
      )}
    </>
  );
}
