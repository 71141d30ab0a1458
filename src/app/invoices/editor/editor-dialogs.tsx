import { lazy, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { DateBeforeLastDialog } from './dates/date-before-last-dialog';
import { FutureDateDialog } from './dates/future-date-dialog';
import { InvalidInvoicesDialog } from './invalid/invalid-invoices-dialog';
import { SendAnywayDialog } from './invalid/send-anyway-dialog';
import type { Sending } from './use-send';
import type { EditorDialog } from './use-toolbar-actions';

const AdvanceDialog = lazy(() => loadChunk(() => import('./advance-dialog')));
const PasteDialog = lazy(() => loadChunk(() => import('./paste-dialog')));
const TemplatesDialog = lazy(() => loadChunk(() => import('./templates/templates-dialog')));

interface EditorDialogsProps {
  readonly dialog: EditorDialog | null;
  readonly onClose: () => void;
  readonly sending: Pick<Sending, 'halt' | 'issue' | 'dismiss'>;
}

/** The rare windows of the editor; a decision that is asked stands over all. */
export function EditorDialogs({ dialog, onClose, sending }: EditorDialogsProps) {
  const { halt, issue, dismiss } = sending;
  if (halt?.kind === 'undecided') {
    const { rules } = halt;
    return <SendAnywayDialog rules={rules} onBack={dismiss} onSend={() => void issue({ rules })} />;
  }
  if (halt?.kind === 'date-before-last') return <DateBeforeLastDialog lastDate={halt.lastDate} onBack={dismiss} />;
  if (halt?.kind === 'future-date') {
    const { decidable, today } = halt;
    const onIssue = (): void => void issue({ futureDate: true });
    return <FutureDateDialog decidable={decidable} today={today} onBack={dismiss} onIssue={onIssue} />;
  }
  return (
    <Suspense fallback={null}>
      {dialog === 'advance' && <AdvanceDialog onClose={onClose} />}
      {dialog === 'templates' && <TemplatesDialog onClose={onClose} />}
      {dialog === 'paste-lines' && <PasteDialog onClose={onClose} />}
      {dialog === 'invalid-invoices' && <InvalidInvoicesDialog onClose={onClose} />}
    </Suspense>
  );
}
