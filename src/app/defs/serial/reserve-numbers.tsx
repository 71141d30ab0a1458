import { type ReactNode, useState } from 'react';
import { API_ERRORS } from '@/api/errors';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { serialTexts } from './serial-texts';
import type { SerialRow } from './use-serials';

/**
 * Asks for an interval for this device where it has none to draw from. Only the first device of a series gets one by
 * itself: an interval that nobody uses would be a gap to explain.
 */
export function ReserveNumbers({ row: { serial, preview, pending } }: { readonly row: SerialRow }): ReactNode {
  const { company, sync } = useWorkspace();
  const { offline } = useSyncView();
  const [busy, setBusy] = useState(false);
  if (preview.kind !== 'no-lease' && preview.kind !== 'used-up' && preview.kind !== 'ended') return null;
  const reserve = async (): Promise<void> => {
    setBusy(true);
    const given = await sync.requestLease(company.id, serial.id);
    setBusy(false);
    if (given === 'numbers-wait') addAlert({ type: 'warning', message: API_ERRORS['numbers-wait'].text });
    else if (given === 'failed') addAlert({ type: 'warning', message: serialTexts.reserveFailed });
  };
  const reason = offline ? serialTexts.reserveOffline : pending ? serialTexts.reserveUnsent : undefined;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button busy={busy} onClick={() => void reserve()} unavailable={reason}>
        {serialTexts.reserve}
      </Button>
    </div>
  );
}
