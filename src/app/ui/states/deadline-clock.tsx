import { type DeadlineTone, deadlineClock } from '@/domain/calendar/filing-deadline';
import { deadlineWords } from './deadline-words';

/** The spent cells, and the words beside them. */
const LOOKS: Readonly<Record<DeadlineTone, { readonly cell: string; readonly words: string }>> = {
  calm: { cell: 'bg-idle-fill', words: 'text-text-2' },
  near: { cell: 'bg-wait-fill', words: 'text-wait' },
  last: { cell: 'bg-bad-fill', words: 'text-bad' },
  passed: { cell: 'bg-bad-fill', words: 'text-bad' },
};

interface DeadlineClockProps {
  /** `yyyy-MM-dd`. */
  readonly issueDate: string;
  readonly today: string;
}

/** By when an invoice has to be in RO e-Factura: five cells, the day of the count and the date (look/README.md). */
export function DeadlineClock({ issueDate, today }: DeadlineClockProps) {
  const { day, days, tone } = deadlineClock(issueDate, today);
  const { cell, words } = LOOKS[tone];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-12 tabular-nums">
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: days }, (_, index) => index + 1).map((place) => (
          <span className={`h-2 w-2.5 rounded-[2px] ${place <= day ? cell : 'bg-border'}`} key={place} />
        ))}
      </span>
      <span className={words}>{deadlineWords(issueDate, today)}</span>
    </span>
  );
}
