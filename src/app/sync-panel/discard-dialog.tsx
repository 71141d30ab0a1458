import { syncTexts } from '@/app/texts/sync-texts';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { discardWords, entryLabel } from './entry-words';
import { useEntryActions } from './use-entry-actions';

interface DiscardDialogProps {
  readonly entry: OutboxEntry;
  readonly onClose: () => void;
}

/** Asks before unsent work is given up; only the person can do that (guarantee 4). */
export function DiscardDialog({ entry, onClose }: DiscardDialogProps) {
  const { discard } = useEntryActions();
  return (
    <ConfirmDialog
      title={syncTexts.discardTitle(entryLabel(entry))}
      confirmLabel={syncTexts.discardConfirm}
      onCancel={onClose}
      onConfirm={() => {
        discard(entry).then(onClose, onClose);
      }}
    >
      {discardWords(entry)}
    </ConfirmDialog>
  );
}
