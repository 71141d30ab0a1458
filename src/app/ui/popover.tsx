import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ReactNode } from 'react';

interface PopoverProps {
  /** What stands in the button; the button itself is drawn by `buttonClass`. */
  readonly button: ReactNode;
  readonly buttonLabel: string;
  readonly buttonClass: string;
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly panelClass?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** Something small that opens beside its button and closes by Esc or a press outside. */
export function Popover(props: PopoverProps) {
  const { button, buttonLabel, buttonClass, anchor = 'bottom end', panelClass = 'p-3', children } = props;
  return (
    <HeadlessPopover className="contents">
      <PopoverButton className={buttonClass} aria-label={buttonLabel} title={buttonLabel}>
        {button}
      </PopoverButton>
      <PopoverPanel
        focus
        anchor={{ to: anchor, gap: 4, padding: 8 }}
        className={`z-40 rounded-2 border border-border bg-surface shadow-pop outline-none ${panelClass}`}
      >
        {({ close }) => <>{children(close)}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
