import { type ReactNode, useState } from 'react';
import { useSyncView } from '@/app/state/sync-view';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { ReasonField, useReason } from './reason-field';
import { serialTexts } from './serial-texts';

interface ReasonDialogProps {
  /** What the reason is for: what is typed is kept by it. */
  readonly place: string;
  readonly title: string;
  /** The verb. */
  readonly label: string;
  /** What is lost, what stays safe. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  /** With the reason, never empty. */
  readonly onConfirm: (reason: string) => Promise<void>;
}

/** Asks before numbers are given up, and for the reason that their report will show; without network too. */
export function ReasonDialog({ place, title, label, children, onCancel, onConfirm }: ReasonDialogProps): ReactNode {
  const reason = useReason(place);
  const { offline } = useSyncView();
  const [tried, setTried] = useState(false);
  const typed = reason.text.trim();
  const confirm = (): void => {
    setTried(true);
    if (typed === '') return;
    void onConfirm(typed).then(reason.drop);
  };
  const { close } = serialTexts;
  return (
    <ConfirmDialog
      cancelLabel={serialTexts.back}
      confirmLabel={label}
      onCancel={onCancel}
      onConfirm={confirm}
      title={title}
    >
      {children}
      {offline && <p className="pb-3 text-text-2">{serialTexts.leavesLater}</p>}
      <ReasonField error={tried && typed === '' ? close.missing : undefined} label={close.reason} reason={reason} />
    </ConfirmDialog>
  );
}
