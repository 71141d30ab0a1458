import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from '../buttons/icon-button';
import { Modal } from './modal';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** It begins at its head: on a phone the focus in a field brings up the keyboard over half of what is to be read. */
  readonly toRead?: boolean | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** On the phone, what is a panel on the desktop: comes from below, covers the page. */
export function Sheet({ title, onClose, toRead, actions, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className="mx-0 mt-auto mb-0 max-h-[calc(100dvh-2.5rem)] w-full max-w-none overflow-visible rounded-t-sheet bg-surface shadow-dialog backdrop:bg-(--scrim)"
    >
      <div className="flex max-h-[calc(100dvh-2.5rem)] flex-col">
        <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-border-control" />
        <div className="flex items-center gap-2 border-b border-border py-1 pr-2 pl-4">
          <h2
            id={titleId}
            tabIndex={-1}
            data-modal-title=""
            data-autofocus={toRead}
            className="min-w-0 flex-1 truncate text-16 font-semibold outline-none"
          >
            {title}
          </h2>
          {actions}
          <IconButton icon={X} label={uiTexts.close} iconSize={20} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-auto pb-[env(safe-area-inset-bottom)]">{children}</div>
      </div>
    </Modal>
  );
}
