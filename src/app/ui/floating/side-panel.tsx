import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useIsPhone } from '@/app/state/device';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';
import { Sheet } from './sheet';
import { useLentFocus } from './use-lent-focus';

interface SidePanelProps {
  readonly title: string;
  /** Beside the title: a badge. */
  readonly badge?: ReactNode;
  /** Icon buttons before the close button: previous, next, full screen. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** 420 beside a list, 480 for the sync panel. */
  readonly width?: 420 | 480;
  /** Floats over the page instead of standing beside it; the page beneath stays usable. */
  readonly floating?: boolean;
  /** Opening it brings the keyboard into it; else that stays with the list beside it. */
  readonly takesFocus?: boolean;
  /** It was opened to be filled in: on the phone its first field has the keyboard at once. */
  readonly forTyping?: boolean;
  /** It is about a row of the list, whose keys work in it on the phone too. */
  readonly ofRow?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What a row opens, without leaving the list; a sheet on the phone. Esc closes it, wherever the focus is. */
export function SidePanel(props: SidePanelProps) {
  return useIsPhone() ? <PanelSheet {...props} /> : <PanelBeside {...props} />;
}

function PanelSheet({ title, badge, actions, onClose, forTyping, ofRow, footer, children }: SidePanelProps) {
  return (
    <Sheet title={title} onClose={onClose} actions={actions} toRead={!forTyping || undefined}>
      {/* Beside the buttons it would leave no room for the number; alone in its line it begins where the words below do. */}
      {badge !== undefined && <div className="px-4 pt-3 *:ml-0!">{badge}</div>}
      <div data-of-row={ofRow}>{children}</div>
      {footer && (
        <footer className="flex items-center justify-between gap-2 border-t border-border bg-sunken px-4 py-2 text-12 text-text-3">
          {footer}
        </footer>
      )}
    </Sheet>
  );
}

function PanelBeside(props: SidePanelProps) {
  const { title, badge, actions, onClose, width = 420, floating = false, takesFocus = false, footer, children } = props;
  const titleId = useId();
  const { panel, head } = useLentFocus(takesFocus);
  useScreenKeys('panel', { close: onClose });
  // Of several panels the one with the focus closes first.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      ref={panel}
      aria-labelledby={titleId}
      // What floats over the page keeps beside it (alert-stack.tsx).
      data-side-panel={width}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex shrink-0 flex-col border-l border-border bg-surface',
        width === 480 ? 'w-[480px]' : 'w-[420px]',
        floating && 'absolute inset-y-0 right-0 z-30 shadow-panel',
      )}
    >
      <header
        className={classNames(
          'flex items-center gap-3 border-b border-border py-1.5 pr-3 pl-5',
          width === 480 ? 'min-h-[52px]' : 'min-h-[44px]',
        )}
      >
        <h2
          id={titleId}
          ref={head}
          tabIndex={-1}
          className={classNames('truncate font-semibold', width === 480 ? 'text-16' : 'text-14')}
        >
          {title}
        </h2>
        {badge}
        <div className="ml-auto flex items-center gap-1">
          {actions}
          <IconButton icon={X} label={uiTexts.close} onClick={onClose} />
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-auto">{children}</div>
      {footer && (
        <footer className="flex min-h-8 items-center py-1.5 justify-between gap-2 border-t border-border bg-sunken px-5 text-12 text-text-3">
          {footer}
        </footer>
      )}
    </aside>
  );
}
