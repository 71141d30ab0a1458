import { classNames } from '../class-names';

/**
 * `primary`: the one of the view. `outlined`: the others. `accent`: outlined in the accent, for a primary that cannot be
 * carried out as it would like. `repair`: a small outlined one beside a finding. `text`: without an edge. `link`: the same in the accent,
 * for a way to what goes on by itself. `danger`: takes something away.
 */
export type ButtonVariant = 'primary' | 'outlined' | 'accent' | 'repair' | 'text' | 'link' | 'danger';
/** Heights 24, 28, 32, 44 px; on the phone all grow to the touch size. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-2 font-medium whitespace-nowrap no-underline phone:min-w-11 [&>svg]:shrink-0';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  outlined: 'border border-border bg-surface text-text hover:bg-hover',
  accent: 'border border-accent bg-surface text-accent-text hover:bg-hover',
  repair: 'border border-border bg-surface text-accent-text hover:bg-hover',
  text: 'text-text hover:bg-hover',
  link: 'text-accent-text hover:bg-hover',
  danger: 'border border-border bg-surface text-bad hover:bg-bad-soft',
};
const UNAVAILABLE = 'cursor-not-allowed border border-border bg-sunken text-text-3';

const SIZES: Readonly<Record<ButtonSize, string>> = {
  xs: 'h-6 px-2 text-12 phone:h-11 phone:px-3 phone:text-13',
  sm: 'h-7 px-2.5 text-13 phone:h-11',
  md: 'h-8 px-3 text-13 phone:h-11 phone:px-4',
  lg: 'h-11 px-4 text-14',
};

/** Classes of a button or of a link that looks like one. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, available = true, wide = false): string {
  return classNames(BASE, SIZES[size], available ? VARIANTS[variant] : UNAVAILABLE, wide && 'w-full');
}
