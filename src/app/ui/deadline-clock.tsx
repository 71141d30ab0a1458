import { classNames } from './class-names';
import { dayText } from './date-words';

interface DeadlineClockProps {
  /** 1 to 5: the working day of the term that today is; above 5 the term has passed. */
  readonly day: number;
  /** Last day to send, `yyyy-MM-dd`. */
  readonly lastDay: string;
}

const DAYS = [1, 2, 3, 4, 5] as const;

/** The five working days to send in: five cells with words beside them. Grey to day 3, amber on day 4, red on day 5. */
export function DeadlineClock({ day, lastDay }: DeadlineClockProps) {
  const fill = day >= 5 ? 'bg-bad-fill' : day === 4 ? 'bg-wait-fill' : 'bg-idle-fill';
  const shown = Math.min(5, Math.max(1, day));
  return (
    <span className="inline-flex items-center gap-2 text-12 text-text-2">
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {DAYS.map((cell) => (
          <span
            key={cell}
            className={classNames('h-[7px] w-[10px] rounded-[2px]', cell <= shown ? fill : 'bg-border')}
          />
        ))}
      </span>
      <span className="tabular-nums">{`ziua ${shown} din 5 · ${dayText(lastDay)}`}</span>
    </span>
  );
}
