import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { accountTexts } from './account-texts';

interface FormDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that a form answers; what went wrong stands in it, and what was typed stays. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, text, submit, danger = false, busy, error, onSubmit, onClose, children } = props;
  const id = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{accountTexts.cancel}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="flex flex-col gap-4">
        {text !== undefined && <p className="text-13 text-text-2">{text}</p>}
        {children}
        <p role="alert" className="text-13 text-bad empty:hidden">
          {error}
        </p>
      </form>
    </Dialog>
  );
}
