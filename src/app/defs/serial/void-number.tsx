import { type ReactNode, useState } from 'react';
import type { CompanyId } from '@/api/ids';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import type { HeldNumber } from '@/db/numbers/lease-numbers';
import { voidGivenBack } from '@/db/numbers/void-number';
import { ReasonDialog } from './reason-dialog';
import { serialTexts } from './serial-texts';

const { voiding } = serialTexts;

interface VoidNumberProps {
  readonly held: HeldNumber;
  readonly companyId: CompanyId;
  /** How it is written. */
  readonly shown: string;
}

/** Gives up for good a number that was given back here. */
export function VoidNumber({ held, companyId, shown }: VoidNumberProps): ReactNode {
  const { commands, syncNow } = useWorkspace();
  const [asking, setAsking] = useState(false);
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await voidGivenBack({ ...commands, companyId }, { ...held, reason });
    setAsking(false);
    if (outcome === 'missing') addAlert({ type: 'warning', message: voiding.gone(shown) });
    else {
      syncNow();
      addAlert({ type: 'success', message: voiding.told(shown) });
    }
  };
  return (
    <>
      <span>
        <Button onClick={() => setAsking(true)} size="sm">
          {voiding.button}
        </Button>
      </span>
      {asking && (
        <ReasonDialog
          label={voiding.button}
          place={`reason void ${held.leaseId} ${held.number}`}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
          title={voiding.title(shown)}
        >
          <p className="pb-3">{voiding.text}</p>
        </ReasonDialog>
      )}
    </>
  );
}
