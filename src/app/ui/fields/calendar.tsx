import {
  addDays,
  addMonths,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import { ro } from 'date-fns/locale/ro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';

interface CalendarProps {
  /** `yyyy-MM-dd` or ''. */
  readonly value: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

const DAY = 'yyyy-MM-dd';
/** Days an arrow moves; the Romanian week has seven, Monday first. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function weeksOf(month: Date): readonly (readonly Date[])[] {
  const days = eachDayOfInterval({
    start: startOfWeek(startOfMonth(month), { locale: ro }),
    end: endOfWeek(endOfMonth(month), { locale: ro }),
  });
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** A month to choose a day from: Romanian names, Monday first, arrows move by day and week, PageUp and PageDown by month. */
export function Calendar({ value, today, onChoose }: CalendarProps) {
  const [cursor, setCursor] = useState(() => parseISO(value === '' ? today : value));
  const grid = useRef<HTMLTableElement>(null);
  const cursorDay = format(cursor, DAY);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursorDay}"]`)?.focus();
  }, [cursorDay]);

  const move = (event: KeyboardEvent): void => {
    const days = ARROWS[event.key];
    const months = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    if (days === undefined && months === 0) return;
    event.preventDefault();
    setCursor(days === undefined ? addMonths(cursor, months) : addDays(cursor, days));
  };

  const weeks = weeksOf(cursor);
  return (
    <div className="w-[252px]">
      <div className="mb-2 flex items-center justify-between">
        <IconButton icon={ChevronLeft} label={uiTexts.previousMonth} onClick={() => setCursor(addMonths(cursor, -1))} />
        <span aria-live="polite" className="text-13 font-semibold">
          {format(cursor, 'LLLL yyyy', { locale: ro })}
        </span>
        <IconButton icon={ChevronRight} label={uiTexts.nextMonth} onClick={() => setCursor(addMonths(cursor, 1))} />
      </div>
      <table ref={grid} className="w-full border-collapse text-center" onKeyDown={move}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day.getDay()}
                scope="col"
                abbr={format(day, 'EEEE', { locale: ro })}
                className="h-7 text-12 font-medium text-text-3"
              >
                {format(day, 'EEEEEE', { locale: ro })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((day) => (
                <CalendarDay
                  key={day.getTime()}
                  day={day}
                  cursor={cursor}
                  value={value}
                  today={today}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 border-t border-border pt-2">
        <Button size="sm" variant="text" onClick={() => onChoose(today)}>
          {uiTexts.today}
        </Button>
      </div>
    </div>
  );
}

interface CalendarDayProps extends CalendarProps {
  readonly day: Date;
  readonly cursor: Date;
}

function CalendarDay({ day, cursor, value, today, onChoose }: CalendarDayProps) {
  const iso = format(day, DAY);
  const chosen = iso === value;
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={iso}
        tabIndex={iso === format(cursor, DAY) ? 0 : -1}
        aria-pressed={chosen}
        aria-current={iso === today ? 'date' : undefined}
        aria-label={format(day, 'EEEE, d MMMM yyyy', { locale: ro })}
        onClick={() => onChoose(iso)}
        className={classNames(
          'size-9 rounded-2 text-13 tabular-nums',
          chosen ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-hover',
          !chosen && (day.getMonth() === cursor.getMonth() ? 'text-text' : 'text-text-3'),
          !chosen && iso === today && 'font-semibold text-accent-text',
        )}
      >
        {day.getDate()}
      </button>
    </td>
  );
}
