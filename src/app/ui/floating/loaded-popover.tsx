import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Floating } from './floating';
import { NameGuards } from './name-guards';
import type { PopoverProps } from './popover';
import { useOpenAtOnce } from './use-opened-by-press';

/** The popover itself; opens as soon as it is there. */
export default function LoadedPopover(props: PopoverProps) {
  const { button, buttonLabel, buttonClass, anchor = 'bottom end', panelClass = 'p-3', children } = props;
  const buttonRef = useOpenAtOnce((element) => element.click());
  return (
    <HeadlessPopover className="contents">
      <PopoverButton ref={buttonRef} className={buttonClass} aria-label={buttonLabel} title={buttonLabel}>
        {button}
      </PopoverButton>
      <Floating>
        <PopoverPanel
          focus
          anchor={{ to: anchor, gap: 4, padding: 8 }}
          className={`z-50 rounded-2 border border-border bg-surface shadow-pop outline-none ${panelClass}`}
        >
          {({ close }) => (
            <>
              <NameGuards />
              {children(close)}
            </>
          )}
        </PopoverPanel>
      </Floating>
    </HeadlessPopover>
  );
}
