import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** Its name, shown as a tooltip too. */
  readonly label: string;
  readonly iconSize?: 16 | 20;
  /** `outlined` among outlined buttons. `navy` on the menu. */
  readonly look?: 'plain' | 'outlined' | 'navy';
  readonly size?: 'xs' | 'sm' | 'md';
}

const SIZES = { xs: 'size-6 phone:size-11', sm: 'size-7 phone:size-11', md: 'size-8 phone:size-11' } as const;
const LOOKS = {
  plain: 'text-text-2 hover:bg-hover hover:text-text',
  outlined: 'border border-border bg-surface text-text-2 hover:bg-hover',
  navy: 'text-navy-text-2 hover:bg-navy-hover hover:text-navy-text',
} as const;

/** A button that is only an icon; the label is its accessible name. */
export function IconButton({
  icon: Icon,
  label,
  iconSize = 16,
  look = 'plain',
  size = 'md',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('inline-flex shrink-0 items-center justify-center rounded-2', SIZES[size], LOOKS[look])}
    >
      <Icon aria-hidden="true" size={iconSize} strokeWidth={1.75} />
    </button>
  );
}
