import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Sort } from './column';

interface SortButtonProps {
  readonly column: string;
  readonly head: string;
  readonly sorted: Sort['direction'] | undefined;
  /** Tab stops here; the arrows go to the other heads. */
  readonly tabStop: boolean;
  readonly onFocus: () => void;
  readonly onSort: (sort: Sort) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The head of a column that its rows can be sorted by; Enter and Space turn the order round. */
export function SortButton({ column, head, sorted, tabStop, onFocus, onSort }: SortButtonProps) {
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    neighbour(event.currentTarget, step)?.focus();
  };
  return (
    <button
      type="button"
      data-sort=""
      tabIndex={tabStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => onSort({ column, direction: sorted === 'ascending' ? 'descending' : 'ascending' })}
      className="flex min-w-0 items-center gap-1 hover:text-text"
    >
      <span className="truncate">{head}</span>
      {sorted !== undefined && <Arrow aria-hidden="true" size={13} />}
    </button>
  );
}

/** The next or the previous head that sorts. */
function neighbour(button: HTMLElement, by: -1 | 1): HTMLElement | undefined {
  const buttons = [...(button.closest('tr')?.querySelectorAll<HTMLElement>('[data-sort]') ?? [])];
  return buttons[buttons.indexOf(button) + by];
}
