import { type ReactNode, useState } from 'react';
import { ReleaseSeries } from '@/api/calls/number-calls';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { endSeriesWait } from '@/db/replication/waiting-series';
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
  const [problem, setProblem] = useState('');
  if (!waits) return null;
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (reason.text.trim() === '' || busy) return;
    setBusy(true);
    setProblem('');
    const body = { company: company.id, serial: serial.id, reason: reason.text.trim(), on: today };
    const answer = await sync.call(ReleaseSeries, { params: undefined, body });
    setBusy(false);
    if (!answer.ok) {
      const said = refusalSaid(answer.failure);
      setProblem(said === null ? release.failed : release.refused(said));
      return;
    }
    setAsking(false);
    reason.drop();
    await endSeriesWait(db, serial.id);
    addAlert({ type: 'success', message: release.done(serial.prefix) });
    await sync.requestLease(company.id, serial.id);
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p className="text-13 text-wait">{release.waits}</p>
      <Button onClick={() => setAsking(true)} unavailable={offline ? release.offline : undefined}>
        {release.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={release.title(serial.prefix)}
          confirmLabel={release.confirm}
          cancelLabel={serialTexts.back}
          onCancel={() => {
            setAsking(false);
            setProblem('');
          }}
          onConfirm={() => void confirm()}
        >
          <p>{release.text}</p>
          <p className="py-3">{release.risk}</p>
          <ReasonField
            error={tried && reason.text.trim() === '' ? release.missing : undefined}
            label={release.reason}
            reason={reason}
          />
          {problem !== '' && (
            <p className="mt-3 font-medium text-13 text-bad" role="alert">
              {problem}
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
