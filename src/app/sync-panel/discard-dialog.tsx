import { syncTexts } from '@/app/texts/sync-texts';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { isUpload } from '@/db/outbox/fold-issued-drafts';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { entryLabel } from './entry-words';
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
      {isUpload(entry) ? syncTexts.discardInvoiceText : syncTexts.discardText}
    </ConfirmDialog>
  );
}
