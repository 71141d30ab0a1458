import { type ReactNode, useState } from 'react';
import { ReleaseSeries } from '@/api/calls/number-calls';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { endSeriesWait } from '@/db/replication/series-wait';
import { ReasonField, useReason } from './reason-field';
import { serialTexts } from './serial-texts';
import type { SerialRow } from './use-serials';

const { release } = serialTexts;

/** Of a series that a restored server lets wait: why, and a person's way to wait no longer, with what cannot be undone. */
export function ReleaseNumbers({ row: { serial, waits } }: { readonly row: SerialRow }): ReactNode {
  const { company, db, sync } = useWorkspace();
  const { offline } = useSyncView();
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const reason = useReason(`reason release ${serial.id}`);
  const [tried, setTried] = useState(false);
  if (!waits) return null;
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (reason.text.trim() === '' || busy) return;
    setBusy(true);
    const body = { company: company.id, serial: serial.id, reason: reason.text.trim(), on: today };
    const answer = await sync.call(ReleaseSeries, { params: undefined, body });
    setBusy(false);
    setAsking(false);
    if (!answer.ok) {
      addAlert({ type: 'warning', message: release.failed });
      return;
    }
    reason.drop();
    await endSeriesWait(db, serial.id);
    addAlert({ type: 'success', message: release.done(serial.prefix) });
    await sync.requestLease(company.id, serial.id);
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p className="text-13 text-wait">{release.waits}</p>
      <Button busy={busy} onClick={() => setAsking(true)} unavailable={offline ? release.offline : undefined}>
        {release.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={release.title(serial.prefix)}
          confirmLabel={release.button}
          onCancel={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          <p>{release.text}</p>
          <p className="py-3">{release.risk}</p>
          <ReasonField
            error={tried && reason.text.trim() === '' ? release.missing : undefined}
            label={release.reason}
            reason={reason}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}
