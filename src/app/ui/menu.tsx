import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names';
import { KeyHint } from './key-hint';

export interface MenuAction {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly keys?: readonly string[];
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Begins a new group. */
  readonly separated?: boolean;
}

interface MenuProps {
  /** What stands in the button. */
  readonly button: ReactNode;
  /** Its accessible name where the button has no words. */
  readonly buttonLabel?: string;
  /** Classes of the button: `buttonStyle('outlined', 'md')`. */
  readonly buttonClass: string;
  /** Above the actions: who is signed in. */
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** Actions behind a button; arrows, first letters and Esc as everywhere. */
export function Menu({ button, buttonLabel, buttonClass, header, actions, anchor = 'bottom end' }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton className={buttonClass} aria-label={buttonLabel} title={buttonLabel}>
        {button}
      </MenuButton>
      <MenuItems
        modal={false}
        anchor={{ to: anchor, gap: 4, padding: 8 }}
        className="z-40 min-w-56 rounded-2 border border-border bg-surface p-1 shadow-pop outline-none"
      >
        {header !== undefined && <div className="border-b border-border px-3 py-2 text-12 text-text-3">{header}</div>}
        {actions.map((action) => (
          <Fragment key={action.label}>
            {action.separated === true && <MenuSeparator className="my-1 h-px bg-border" />}
            <MenuItem>
              <button
                type="button"
                onClick={action.onSelect}
                className={classNames(
                  'flex h-8 w-full items-center gap-2 rounded-1 px-3 text-left text-13 data-focus:bg-selected phone:h-11',
                  action.danger === true ? 'text-bad' : 'text-text',
                )}
              >
                {action.icon !== undefined && <action.icon aria-hidden="true" size={16} strokeWidth={1.75} />}
                <span className="flex-1">{action.label}</span>
                {action.keys !== undefined && <KeyHint keys={action.keys} />}
              </button>
            </MenuItem>
          </Fragment>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
