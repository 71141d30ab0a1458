import { useState } from 'react';
import { closeOverlay } from '@/app/state/overlay';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { pendingCount } from '@/db/outbox/outbox-overview';
import { eraseTexts } from './erase-texts';
import { giveNumbersBack } from './give-numbers-back';

/** How long the server is waited for when the numbers are given back. */
const ANSWER_MS = 15_000;

/** Asks before the device's data goes, with how much of it exists nowhere else. */
export default function EraseDialog() {
  const { db, sync, commands } = useWorkspace();
  const { session } = useSessionGateway();
  const unsent = useLive(() => pendingCount(db), [db]) ?? 0;
  const [busy, setBusy] = useState(false);
  const [numbersWait, setNumbersWait] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    // Said once; confirmed again, the data goes all the same.
    if (!numbersWait && (await giveNumbersBack(commands, sync.flush, after(ANSWER_MS))) === 'waiting') {
      setNumbersWait(true);
      setBusy(false);
      return;
    }
    await sync.stop();
    db.close();
    await session.signOutAndErase();
    closeOverlay();
    // The page's memory goes too: nothing of the erased account stays on a shared computer.
    location.assign('/');
  };
  return (
    <ConfirmDialog
      title={eraseTexts.clearTitle}
      confirmLabel={eraseTexts.clearConfirm}
      onCancel={closeOverlay}
      onConfirm={() => erase().catch((error: unknown) => console.error('Erasing failed:', error))}
      busy={busy}
    >
      <p>{eraseTexts.clearText}</p>
      {unsent > 0 && <p className="mt-3 font-medium text-bad">{eraseTexts.clearUnsent(unsent)}</p>}
      {numbersWait && (
        <p className="mt-3 font-medium text-bad" role="alert">
          {eraseTexts.clearNumbersWait}
        </p>
      )}
    </ConfirmDialog>
  );
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
