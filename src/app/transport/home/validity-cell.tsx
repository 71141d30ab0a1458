import { dayText } from '@/app/ui/words/date-words';
import { DayCells } from '../card/day-cells';
import { transportTexts } from '../transport-texts';
import { timeLeft, uitDaysOf } from '../uit-time';
import type { HomeRow } from './home-row';
import { homeTexts } from './home-texts';

/** How long a UIT holds, as cells of one total length, and until when; hours only where it ends today (look: 41). */
export function ValidityCell({ row, now }: { readonly row: HomeRow; readonly now: number }) {
  const words = validityWords(row, now);
  if (row.window === undefined) return <span className="truncate text-text-2">{words}</span>;
  const ending = row.state === 'ending' || row.state === 'endingToday';
  return (
    <span className="flex min-w-0 items-center gap-2 tabular-nums">
      <DayCells days={uitDaysOf(row.window, now)} empty={row.group === 'start'} ending={ending} small />
      <span className={ending ? 'truncate font-medium text-wait' : 'truncate text-text-2'}>{words}</span>
    </span>
  );
}

export function validityWords({ kind, window, state, group, declareFrom }: HomeRow, now: number): string {
  if (kind === 'draft') return declareFrom === '' ? homeTexts.now : homeTexts.declareFrom(shortDay(declareFrom));
  if (window === undefined) return '';
  if (state === 'endingToday' || state === 'ending') return timeLeft(window.until, now);
  return group === 'start' ? transportTexts.from(shortDay(window.firstDay)) : shortDay(window.lastDay);
}

/** `30.11`; the year where it is another. */
function shortDay(day: string): string {
  return dayText(day).slice(0, 5);
}
