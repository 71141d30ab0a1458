import { classNames } from '../class-names';
import type { FieldSeverity } from './field-context';

/**
 * `boxed`: forms, 36 px. `quiet`: the editor's sheet, 30 px with a line below. `filter`: in a table's filter row, 26 px.
 * `cell`: fills a cell of the editor's grid; the cell draws its own edge.
 */
export type ControlVariant = 'boxed' | 'quiet' | 'filter' | 'cell';

const BASE = 'w-full min-w-0 text-text outline-none';

const VARIANTS: Readonly<Record<ControlVariant, string>> = {
  boxed:
    'h-9 rounded-2 border border-border-control bg-surface px-3 text-14 phone:h-11 phone:text-16 focus:border-accent focus:ring-2 focus:ring-accent focus:-outline-offset-1',
  quiet:
    'h-[30px] bg-transparent bg-transparent border-b border-border-control text-14 phone:h-11 phone:text-16 focus:border-focus focus:shadow-[0_1px_0_var(--focus)]',
  filter: 'h-[26px] rounded-1 bg-sunken px-2 text-12 focus:ring-2 focus:ring-focus',
  cell: 'h-full bg-transparent bg-transparent px-2 text-13 phone:text-16',
};

const SEVERITY: Readonly<Record<FieldSeverity, string>> = {
  none: '',
  warning: 'border-wait! bg-wait-soft!',
  error: 'border-bad! bg-bad-soft!',
};

/** A filter that narrows the list is tinted (picture 02). */
export const ACTIVE_FILTER = 'bg-accent-soft! font-medium text-accent-text!';

/** In the sheet a marked field gets a whole edge, as picture 03 shows. */
const MARKED_QUIET = 'rounded-1 border px-2';

/** Classes of an input, a select or a combobox's input. */
export function controlStyle(variant: ControlVariant, severity: FieldSeverity = 'none', numeric = false): string {
  return classNames(
    BASE,
    VARIANTS[variant],
    SEVERITY[severity],
    variant === 'quiet' && severity !== 'none' && MARKED_QUIET,
    numeric && 'tabular-nums',
  );
}
