import { loadChunk } from '@/app/routes/load-chunk';
import { type LoadedPart, loadedPart, Part } from '@/app/ui/loaded-part';
import { DateBeforeLastDialog } from './dates/date-before-last-dialog';
import { FutureDateDialog } from './dates/future-date-dialog';
import { SendAnywayDialog } from './invalid/send-anyway-dialog';
import type { Sending } from './use-send';
import type { EditorDialog } from './use-toolbar-actions';

interface WindowProps {
  readonly onClose: () => void;
}

/** Those that a person opens; what asks on the way to ANAF is there with the editor. */
const WINDOWS: Readonly<Record<EditorDialog, LoadedPart<WindowProps>>> = {
  advance: loadedPart(() => loadChunk(() => import('./advance-dialog'))),
  'advance-line': loadedPart(() => loadChunk(() => import('./add-advance-line'))),
  'invalid-invoices': loadedPart(() => loadChunk(() => import('./invalid/invalid-invoices-dialog'))),
  'paste-lines': loadedPart(() => loadChunk(() => import('./paste-dialog'))),
  templates: loadedPart(() => loadChunk(() => import('./templates/templates-dialog'))),
};

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
  return dialog !== null && <Part key={dialog} part={WINDOWS[dialog]} props={{ onClose }} />;
}
