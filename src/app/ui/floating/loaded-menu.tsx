import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import { Fragment, useState } from 'react';
import { KeyHint } from '../buttons/key-hint';
import { classNames } from '../class-names';
import { Floating } from './floating';
import type { MenuAction, MenuProps } from './menu';
import { useOpenAtOnce } from './use-opened-by-press';

/** The key that opens a menu on its first action. */
function pressDown(button: HTMLButtonElement): void {
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
}

/** The menu itself; opens as soon as it is there. */
export default function LoadedMenu(props: MenuProps) {
  const { button, buttonLabel, buttonClass, header, actions, anchor = 'bottom end' } = props;
  const buttonRef = useOpenAtOnce(pressDown);
  return (
    <HeadlessMenu>
      <MenuButton ref={buttonRef} className={buttonClass} aria-label={buttonLabel} title={buttonLabel}>
        {button}
      </MenuButton>
      <Floating>
        <MenuItems
          modal={false}
          anchor={{ to: anchor, gap: 4, padding: 8 }}
          className="z-50 min-w-56 rounded-2 border border-border bg-surface p-1 shadow-pop outline-none"
        >
          {header !== undefined && (
            <div role="presentation" className="border-b border-border px-3 py-2 text-12 text-text-3">
              {header}
            </div>
          )}
          <Actions actions={actions} />
        </MenuItems>
      </Floating>
    </HeadlessMenu>
  );
}

/** As they were when the menu opened: what a person has read does not change under the pointer. What they do is about what is there by now. */
function Actions({ actions }: Pick<MenuProps, 'actions'>) {
  const [shown] = useState(actions);
  const select = (one: MenuAction): void => (actions.find(({ label }) => label === one.label) ?? one).onSelect();
  return shown.map((action) => (
    <Fragment key={action.label}>
      {action.separated === true && <MenuSeparator className="my-1 h-px bg-border" />}
      <MenuItem>
        <button type="button" onClick={() => select(action)} className={rowStyle(action)}>
          {action.icon !== undefined && <action.icon aria-hidden="true" size={16} strokeWidth={1.75} />}
          <span className="flex-1">{action.label}</span>
          {action.keys !== undefined && <KeyHint keys={action.keys} />}
        </button>
      </MenuItem>
    </Fragment>
  ));
}

function rowStyle({ danger }: MenuAction): string {
  return classNames(
    'flex h-8 w-full items-center gap-2 rounded-1 px-3 text-left text-13 data-focus:bg-selected phone:h-11',
    danger === true ? 'text-bad' : 'text-text',
  );
}
