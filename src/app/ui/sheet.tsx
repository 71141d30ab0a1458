import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from './icon-button';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** On the phone, what is a panel on the desktop: comes from below, covers the page. */
export function Sheet({ title, onClose, actions, children }: SheetProps) {
  return (
    <HeadlessDialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[var(--scrim)]" />
      <div className="fixed inset-x-0 bottom-0 flex max-h-dvh flex-col pt-10">
        <DialogPanel className="flex min-h-0 flex-col rounded-t-sheet bg-surface shadow-dialog">
          <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-border" />
          <header className="flex items-center gap-2 border-b border-border py-1 pr-2 pl-4">
            <DialogTitle className="min-w-0 flex-1 truncate text-16 font-semibold">{title}</DialogTitle>
            {actions}
            <IconButton icon={X} label={uiTexts.close} iconSize={20} onClick={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-auto pb-[env(safe-area-inset-bottom)]">{children}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
