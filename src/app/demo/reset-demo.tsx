import { type ReactNode, useState } from 'react';
import { useSyncView } from '@/app/state/sync-view';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { demoTexts } from './demo-texts';
import { type KnownFilling, useDemoFilling } from './use-demo-filling';

const { reset: texts } = demoTexts;

/** The demonstration's companies as they were filled, once it was said what goes. */
export function ResetDemo(): ReactNode {
  const { filling, busy, reload, putBack } = useDemoFilling();
  const { offline } = useSyncView();
  const [asking, setAsking] = useState(false);
  const isFilling = typeof filling !== 'string' && filling.state === 'filling';
  const reason = offline ? texts.offline : typeof filling === 'string' ? texts.reading : undefined;
  return (
    <section className="mt-6">
      <h2 className="text-16 font-semibold">{texts.head}</h2>
      <p className="mt-1 mb-3 text-13 text-text-2">{texts.text}</p>
      <Standing filling={filling} />
      {filling === 'not-read' && !offline ? (
        <Button onClick={() => void reload()}>{texts.again}</Button>
      ) : (
        !isFilling && (
          <Button variant="danger" busy={busy} unavailable={reason} onClick={() => setAsking(true)}>
            {texts.button}
          </Button>
        )
      )}
      {asking && (
        <ResetDialog
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void putBack().finally(() => setAsking(false))}
        />
      )}
    </section>
  );
}

function Standing({ filling }: { readonly filling: KnownFilling }): ReactNode {
  if (filling === 'not-read') return <Told>{texts.notRead}</Told>;
  if (filling === 'reading' || filling.state === 'filled') return null;
  if (filling.state === 'failed') return <Told>{texts.failed}</Told>;
  return (
    <div className="rounded-2 border border-border bg-surface px-4 py-3">
      <p role="status" className="mb-2 text-13">
        {texts.fillingText}
      </p>
      <ProgressBar label={texts.filling} value={filling.done} max={filling.of} />
    </div>
  );
}

function Told({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p role="alert" className="mb-3 text-13 text-bad">
      {children}
    </p>
  );
}

interface ResetDialogProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function ResetDialog({ busy, onCancel, onConfirm }: ResetDialogProps): ReactNode {
  const { db } = useWorkspace();
  const unsent = useLive(() => db.outbox.count(), [db]) ?? 0;
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={busy}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{texts.lost}</p>
      <p className="mt-3 text-text-2">{texts.stays}</p>
      {unsent > 0 && <p className="mt-3 font-medium text-bad">{texts.unsent(unsent)}</p>}
    </ConfirmDialog>
  );
}
