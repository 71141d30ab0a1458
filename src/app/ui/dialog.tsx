import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons at the bottom; the primary one last. */
  readonly footer?: ReactNode;
  /** At the left of the footer: what stays safe. */
  readonly footerNote?: ReactNode;
  /** 480 for a question, 704 for a list, 840 for a conflict. */
  readonly width?: 480 | 704 | 840;
  readonly children: ReactNode;
}

const WIDTHS = { 480: 'max-w-[480px]', 704: 'max-w-[704px]', 840: 'max-w-[840px]' } as const;

/** A modal window, only for conflicts and for what cannot be undone. Rendered while it is open; Esc and × call onClose. */
export function Dialog({ title, onClose, footer, footerNote, width = 480, children }: DialogProps) {
  return (
    <HeadlessDialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[var(--scrim)]" />
      <div className="fixed inset-0 flex items-center justify-center p-6 phone:items-end phone:p-0">
        <DialogPanel
          className={classNames(
            'flex max-h-full w-full flex-col rounded-2 bg-surface shadow-dialog phone:max-w-none phone:rounded-b-none phone:rounded-t-sheet',
            WIDTHS[width],
          )}
        >
          <header className="flex items-center gap-3 border-b border-border py-3 pr-3 pl-5">
            <DialogTitle className="min-w-0 flex-1 text-16 font-semibold">{title}</DialogTitle>
            <IconButton icon={X} label={uiTexts.close} onClick={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-auto p-5 text-14 text-text">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-5 py-3">
              {footerNote !== undefined && <div className="mr-auto text-12 text-text-3">{footerNote}</div>}
              {footer}
            </footer>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
