import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** What is lost, what stays safe. */
  readonly children: ReactNode;
  /** The verb: „Renunță la factură”. */
  readonly confirmLabel: string;
  /** The way back, where „Anulează” would read as the verb. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly busy?: boolean;
}

/** Asks before what cannot be undone; the way back has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = uiTexts.cancel,
  onConfirm,
  onCancel,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
