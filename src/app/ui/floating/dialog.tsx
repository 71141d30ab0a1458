import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';
import { Modal } from './modal';

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons at the bottom; the primary one last. */
  readonly footer?: ReactNode;
  /** At the left of the footer: what stays safe. */
  readonly footerNote?: ReactNode;
  /** 480 for a question, 704 for a list, 840 for a conflict. */
  readonly width?: 480 | 704 | 840;
  /** The content reaches the edges: a table. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

const WIDTHS = { 480: 'w-[480px]', 704: 'w-[704px]', 840: 'w-[840px]' } as const;

/** A modal window, only for conflicts and for what cannot be undone. Rendered while it is open; Esc and × call onClose. */
export function Dialog({ title, onClose, footer, footerNote, width = 480, flush = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className={classNames(
        'm-auto max-h-[calc(100dvh-3rem)] max-w-[calc(100vw-3rem)] overflow-visible rounded-2 bg-surface shadow-dialog backdrop:bg-(--scrim)',
        'phone:mb-0 phone:w-full phone:max-w-none phone:rounded-b-none phone:rounded-t-sheet',
        WIDTHS[width],
      )}
    >
      <div className="flex max-h-[calc(100dvh-3rem)] flex-col">
        <div
          className={classNames(
            'flex items-center gap-3 pt-3 pr-3',
            flush ? 'pl-6 phone:pl-4' : 'border-b border-border pb-3 pl-5',
          )}
        >
          <h2
            id={titleId}
            tabIndex={-1}
            data-modal-title=""
            className="min-w-0 flex-1 text-16 font-semibold outline-none"
          >
            {title}
          </h2>
          <IconButton icon={X} label={uiTexts.close} onClick={onClose} />
        </div>
        <div className={classNames('min-h-0 flex-1 overflow-auto text-14', !flush && 'p-5')}>{children}</div>
        {footer !== undefined && (
          <div
            className={classNames(
              'flex flex-wrap items-center justify-end gap-2 rounded-b-2 border-t border-border bg-bg py-3',
              flush ? 'px-6 phone:px-4' : 'px-5',
            )}
          >
            {footerNote !== undefined && <div className="mr-auto text-12 text-text-3">{footerNote}</div>}
            {footer}
          </div>
        )}
      </div>
    </Modal>
  );
}
