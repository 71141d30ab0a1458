import { useState } from 'react';
import { closeOverlay } from '@/app/state/overlay';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { pendingCount } from '@/db/outbox/outbox-overview';

/** Asks before the device's data goes, with how much of it exists nowhere else. */
export default function EraseDialog() {
  const { db, sync } = useWorkspace();
  const { session } = useSessionGateway();
  const unsent = useLive(() => pendingCount(db), [db]) ?? 0;
  const [busy, setBusy] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    await sync.stop();
    db.close();
    await session.signOutAndErase();
    closeOverlay();
    // The page's memory goes too: nothing of the erased account stays on a shared computer.
    location.assign('/');
  };
  return (
    <ConfirmDialog
      title={frameTexts.clearTitle}
      confirmLabel={frameTexts.clearConfirm}
      onCancel={closeOverlay}
      onConfirm={() => erase().catch((error: unknown) => console.error('Erasing failed:', error))}
      busy={busy}
    >
      <p>{frameTexts.clearText}</p>
      {unsent > 0 && <p className="mt-3 font-medium text-bad">{frameTexts.clearUnsent(unsent)}</p>}
    </ConfirmDialog>
  );
}
