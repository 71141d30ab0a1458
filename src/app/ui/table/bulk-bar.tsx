import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { countText } from '@/app/ui/words/amount-text';
import { awayText } from './away-text';

interface BulkBarProps {
  readonly count: number;
  /** How many of them the list does not hold now. */
  readonly away?: number;
  /** Name and value of each total: „Fără TVA” 15.328,95. */
  readonly totals?: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Under the count: „Toate cele 112”. */
  readonly more?: ReactNode;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Docked under a table while rows are selected: how many, their totals, what can be done with them. Beside an open panel the last total stays. */
export function BulkBar({ count, away = 0, totals = [], more, onClear, children }: BulkBarProps) {
  const selected = uiTexts.selected(countText(count));
  const unseen = away > 0 ? awayText(away, count) : undefined;
  return (
    <div
      role="toolbar"
      aria-label={unseen === undefined ? selected : `${selected}, ${unseen}`}
      // What floats over the page keeps off it (alert-stack.css).
      data-bulk-bar=""
      className="@container shrink-0 border-t border-border bg-surface shadow-bar"
    >
      <div className="relative flex min-h-[52px] flex-wrap items-center gap-4 px-6 py-1 desktop:@max-[880px]:gap-3 desktop:@min-[720px]:flex-nowrap phone:gap-y-1 phone:px-4 phone:pb-2">
        <div className="shrink-0 text-13">
          <div className="font-semibold tabular-nums">
            {selected}
            {unseen !== undefined && ','}
          </div>
          {unseen !== undefined && <div className="max-w-36 text-12">{unseen}</div>}
          {more !== undefined && <div className="text-12">{more}</div>}
        </div>
        {totals.map((total, at) => (
          <div
            className={`min-w-0 ${at < totals.length - 1 ? 'desktop:@max-[880px]:hidden phone:hidden' : ''}`}
            key={total.label}
          >
            <div className="text-12 text-text-3">{total.label}</div>
            <div className="text-13 font-semibold tabular-nums">{total.value}</div>
          </div>
        ))}
        <div className="ml-auto flex shrink-0 items-center gap-2 desktop:@max-[880px]:gap-1.5 desktop:@max-[880px]:[&_span:has(>kbd)]:hidden phone:w-full phone:shrink phone:flex-wrap phone:[&>button]:grow phone:[&>button]:px-2! phone:has-[>button:nth-of-type(4)]:[&>button]:basis-2/5 phone:[&>button>svg:first-child]:hidden">
          {children}
        </div>
        <div className="phone:absolute phone:top-1 phone:right-1">
          <IconButton icon={X} label={uiTexts.close} onClick={onClear} />
        </div>
      </div>
    </div>
  );
}
