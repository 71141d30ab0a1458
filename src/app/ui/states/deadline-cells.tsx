import type { ReactNode } from 'react';
import type { DeadlineClock, DeadlineTone } from '@/domain/calendar/filing-deadline';

const CELLS: Readonly<Record<DeadlineTone, string>> = {
  calm: 'bg-idle-fill',
  near: 'bg-wait-fill',
  last: 'bg-bad-fill',
  passed: 'bg-bad-fill',
};

/** The days of the count as cells, without words: those stand beside them. */
export function DeadlineCells({ clock: { day, days, tone } }: { readonly clock: DeadlineClock }): ReactNode {
  return (
    <span aria-hidden="true" className="inline-flex shrink-0 gap-0.5">
      {Array.from({ length: days }, (_none, index) => index + 1).map((place) => (
        <span className={`h-2 w-2.5 rounded-[2px] ${place <= day ? CELLS[tone] : 'bg-border'}`} key={place} />
      ))}
    </span>
  );
}
