import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { OverlayRoot } from './overlay-root';

interface ModalProps {
  /** Its accessible name, or the id of the element that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly onClose: () => void;
  /** Classes of the window: where it stands, how wide it is, what its backdrop looks like. */
  readonly className: string;
  readonly children: ReactNode;
}

/** What gets the focus: what asks for it, else the first field, else the head. */
const FIRST = ['[data-autofocus]', 'input:not([type="hidden"]), select, textarea', '[data-modal-title]'];

/**
 * A modal window on the browser's own dialog: the rest of the page is inert, the focus stays inside and goes back where it was.
 * (Headless UI's Dialog keeps focusable guards hidden from screen readers, which the accessibility check refuses.)
 */
export function Modal({ label, labelledBy, onClose, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    FIRST.flatMap((selector) => element.querySelector<HTMLElement>(selector) ?? [])[0]?.focus();
    return () => element.close();
  }, []);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    // A dialog opened from within this one is its child here, too.
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      // What opened it (a panel) must not take the same Esc as its own.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className={`text-text outline-none ${className}`}
    >
      <OverlayRoot>{children}</OverlayRoot>
    </dialog>
  );
}
