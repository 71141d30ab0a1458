import { classNames } from '@/app/ui/class-names';
import type { UitDay } from '../uit-time';

interface DayCellsProps {
  readonly days: readonly UitDay[];
  /** Amber where it ends today. */
  readonly ending: boolean;
  /** Empty cells: it does not hold yet. */
  readonly empty?: boolean;
  /** Small, for a row of a list: 5 and 15 cells have one total length. */
  readonly small?: boolean;
}

function cellLook({ at }: UitDay, ending: boolean, empty: boolean): string {
  if (empty) return 'border border-idle-fill';
  if (at === 'spent') return 'bg-border';
  if (at === 'now') return ending ? 'bg-wait-fill' : 'bg-ok-fill';
  return 'bg-idle-fill';
}

/** The calendar days of a UIT as cells. */
export function DayCells({ days, ending, empty = false, small = false }: DayCellsProps) {
  return (
    <span aria-hidden="true" className={classNames('flex', small ? 'w-[72px] gap-0.5' : 'w-full gap-1')}>
      {days.map((day) => (
        <span key={day.day} className="min-w-0 flex-1">
          <span className={classNames('block rounded-[2px]', small ? 'h-2' : 'h-1.5', cellLook(day, ending, empty))} />
          {!small && days.length <= 7 && (
            <span
              className={classNames(
                'block pt-1 text-center text-12 tabular-nums',
                day.at === 'now' ? 'font-semibold text-text' : 'text-text-2',
              )}
            >
              {`${day.day.slice(8, 10)}.${day.day.slice(5, 7)}`}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
