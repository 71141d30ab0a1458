import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { KeyHint } from './key-hint';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: LucideIcon;
  /** An icon after the words, such as a chevron of a menu. */
  readonly trailingIcon?: LucideIcon;
  /** Keys that do the same; shown on desktop and told to screen readers. */
  readonly keys?: readonly string[];
  /** Why it cannot be used now. The button stays focusable, does nothing, and the reason stands beside it. */
  readonly unavailable?: string | undefined;
  /** The action is under way: said to screen readers, a second press does nothing. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** A button; the type defaults to `button` so that it never sends a form by accident. */
export function Button({
  variant = 'outlined',
  size = 'md',
  icon: Icon,
  trailingIcon: Trailing,
  keys,
  unavailable,
  busy = false,
  wide = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const available = unavailable === undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (available && !busy) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={press}
        aria-disabled={!available || undefined}
        aria-busy={busy || undefined}
        aria-describedby={available ? rest['aria-describedby'] : reasonId}
        aria-keyshortcuts={keys?.join('+')}
        className={buttonStyle(variant, size, available, wide)}
      >
        {Icon !== undefined && <Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
        {children}
        {Trailing !== undefined && <Trailing aria-hidden="true" size={16} strokeWidth={1.75} />}
        {keys !== undefined && (
          <KeyHint keys={keys} tone={variant === 'primary' && available ? 'on-accent' : 'plain'} />
        )}
      </button>
      {!available && (
        <span id={reasonId} className="text-12 text-text-3">
          {unavailable}
        </span>
      )}
    </>
  );
}
