/** ANAF's 60 days as twelve cells: grey, amber from day 45, red from day 55 (picture 22). */
import type { ReactNode } from 'react';
import { KEPT_DAYS } from '@/db/settings/read-messages';
import { ALARM_DAYS } from './message-row';

const CELLS = 12;
const CELL_DAYS = KEPT_DAYS / CELLS;
/** So many days before the end nothing else is as pressing. */
const LAST_DAYS = 5;

export const SPV_LOOK = {
  idle: { cell: 'bg-idle-fill', words: 'text-text-2' },
  wait: { cell: 'bg-wait-fill', words: 'text-wait' },
  bad: { cell: 'bg-bad-fill', words: 'text-bad' },
} as const;

/** `daysLeft`: for so many more days ANAF gives the message out. */
export function spvTone(daysLeft: number): keyof typeof SPV_LOOK {
  if (daysLeft <= LAST_DAYS) return 'bad';
  return daysLeft <= KEPT_DAYS - ALARM_DAYS ? 'wait' : 'idle';
}

/** How many of the cells are gone, at least one and at most all. */
export function spentCells(daysLeft: number): number {
  return Math.min(CELLS, Math.max(1, Math.ceil((KEPT_DAYS - daysLeft) / CELL_DAYS)));
}

/** Without words: those stand beside them. */
export function SpvCells({ daysLeft }: { readonly daysLeft: number }): ReactNode {
  const spent = spentCells(daysLeft);
  const { cell } = SPV_LOOK[spvTone(daysLeft)];
  return (
    <span aria-hidden="true" className="inline-flex shrink-0 gap-0.5">
      {Array.from({ length: CELLS }, (_none, at) => at + 1).map((place) => (
        <span className={`h-2 w-1 rounded-[1px] ${place <= spent ? cell : 'bg-border'}`} key={place} />
      ))}
    </span>
  );
}
