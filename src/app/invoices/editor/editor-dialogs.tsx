import { InvalidInvoicesDialog } from './invalid/invalid-invoices-dialog';
import { SendAnywayDialog } from './invalid/send-anyway-dialog';
import { PasteDialog } from './paste-dialog';
import type { Sending } from './use-send';
import type { EditorDialog } from './use-toolbar-actions';

interface EditorDialogsProps {
  readonly dialog: EditorDialog | null;
  readonly onClose: () => void;
  readonly sending: Pick<Sending, 'undecided' | 'issue' | 'dismiss'>;
}

/** The rare windows of the editor; a decision that is asked stands over all. */
export function EditorDialogs({ dialog, onClose, sending }: EditorDialogsProps) {
  const { undecided, issue, dismiss } = sending;
  if (undecided !== null) {
    return <SendAnywayDialog rules={undecided} onBack={dismiss} onSend={() => void issue(undecided)} />;
  }
  if (dialog === 'paste-lines') return <PasteDialog onClose={onClose} />;
  return dialog === 'invalid-invoices' ? <InvalidInvoicesDialog onClose={onClose} /> : null;
}
