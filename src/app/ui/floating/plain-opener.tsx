import type { ComponentProps, ReactNode } from 'react';

export interface OpenerLook {
  /** What stands in the button. */
  readonly button: ReactNode;
  /** Its accessible name where the button has no words. */
  readonly buttonLabel?: string;
  /** Classes of the button: `buttonStyle('outlined', 'md')`. */
  readonly buttonClass: string;
}

interface PlainOpenerProps extends OpenerLook {
  readonly opens?: 'menu';
  /** Of use-opened-by-press.ts. */
  readonly press: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus' | 'onClick'>;
}

/** The button of a menu or popover until its code is here; it looks as it will then. */
export function PlainOpener({ button, buttonLabel, buttonClass, opens, press }: PlainOpenerProps) {
  return (
    <button
      type="button"
      aria-haspopup={opens}
      aria-expanded={false}
      aria-label={buttonLabel}
      title={buttonLabel}
      className={buttonClass}
      {...press}
    >
      {button}
    </button>
  );
}
