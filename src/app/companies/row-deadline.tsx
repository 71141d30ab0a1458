import type { ReactNode } from 'react';
import { DeadlineCells } from '@/app/ui/states/deadline-cells';
import { TONE_TEXT } from '@/app/ui/states/tone';
import { deadlineClock } from '@/domain/calendar/filing-deadline';
import { workingDeadline } from './working-deadline';

interface RowDeadlineProps {
  readonly row: {
    /** `yyyy-MM-dd`; null: nothing is due. */
    readonly deadline: string | null;
    /** Day of issue of the oldest that ANAF has not got. */
    readonly oldestUnsent: string;
  };
  /** `yyyy-MM-dd`. */
  readonly today: string;
}

/** The cells of the oldest that ANAF has not got, and when they are over. */
export function RowDeadline({ row: { deadline, oldestUnsent }, today }: RowDeadlineProps): ReactNode {
  if (deadline === null) return <span className="text-text-3">–</span>;
  const { tone, text } = workingDeadline(deadline, today);
  return (
    <span className="flex items-center gap-2">
      <DeadlineCells clock={deadlineClock(oldestUnsent, today)} />
      <span className={tone === 'idle' ? 'text-text-2' : TONE_TEXT[tone]}>{text}</span>
    </span>
  );
}
