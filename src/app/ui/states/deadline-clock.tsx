import { type DeadlineTone, deadlineClock } from '@/domain/calendar/filing-deadline';
import { DeadlineCells } from './deadline-cells';
import { deadlineWords } from './deadline-words';

const WORDS: Readonly<Record<DeadlineTone, string>> = {
  calm: 'text-text-2',
  near: 'text-wait',
  last: 'text-bad',
  passed: 'text-bad',
};

interface DeadlineClockProps {
  /** `yyyy-MM-dd`. */
  readonly issueDate: string;
  readonly today: string;
}

/** By when an invoice has to be in RO e-Factura: five cells, the day of the count and the date (look/README.md). */
export function DeadlineClock({ issueDate, today }: DeadlineClockProps) {
  const clock = deadlineClock(issueDate, today);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-12 tabular-nums">
      <DeadlineCells clock={clock} />
      <span className={WORDS[clock.tone]}>{deadlineWords(issueDate, today)}</span>
    </span>
  );
}
