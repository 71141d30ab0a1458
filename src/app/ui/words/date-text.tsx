import { memo } from 'react';
import { dayText } from './date-words';

interface DateTextProps {
  /** `yyyy-MM-dd` or ''. */
  readonly day: string;
}

/** A day as `dd.MM.yyyy`; a dash where there is none. */
export const DateText = memo(function DateText({ day }: DateTextProps) {
  if (day === '') return <span className="text-text-3">–</span>;
  return (
    <time dateTime={day} className="tabular-nums whitespace-nowrap">
      {dayText(day)}
    </time>
  );
});
