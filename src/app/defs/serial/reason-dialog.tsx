import { type ReactNode, useState } from 'react';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { serialTexts } from './serial-texts';

interface ReasonDialogProps {
  readonly title: string;
  /** The verb. */
  readonly label: string;
  /** What is lost, what stays safe. */
  readonly children: ReactNode;
  /** Why it has not been done yet, after a try. */
  readonly problem?: string;
  readonly busy?: boolean;
  readonly onCancel: () => void;
  /** With the reason, never empty. */
  readonly onConfirm: (reason: string) => void;
}

/** Asks before numbers are given up, and for the reason that their report will show. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { title, label, children, problem, busy = false, onCancel, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const typed = reason.trim();
  const confirm = (): void => {
    setTried(true);
    if (typed !== '' && !busy) onConfirm(typed);
  };
  const { close } = serialTexts;
  return (
    <ConfirmDialog
      busy={busy}
      cancelLabel={serialTexts.back}
      confirmLabel={label}
      onCancel={onCancel}
      onConfirm={confirm}
      title={title}
    >
      {children}
      <Field error={tried && typed === '' ? close.missing : undefined} label={close.reason} required>
        <TextInput onChange={setReason} value={reason} />
      </Field>
      {problem !== undefined && (
        <p className="mt-3 font-medium text-13 text-bad" role="alert">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
