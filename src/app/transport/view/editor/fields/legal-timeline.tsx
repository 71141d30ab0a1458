/** The days of the law as they lie ahead: too early, may be declared, valid (picture 40). */
import { classNames } from '@/app/ui/class-names';
import { dayText } from '@/app/ui/words/date-words';
import { addDays, daysBetween, isIsoDate } from '@/domain/calendar/iso-date';
import { firstDeclarationDay, lastUitDay } from '@/domain/transport/legal-windows';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { transportTexts } from '../../../transport-texts';
import { viewTexts } from '../../view-texts';

interface LegalTimelineProps {
  readonly operation: string;
  readonly startDate: string;
  readonly now: number;
}

/** A start further ahead is told in words alone. */
const MOST_EARLY = 6;

export function LegalTimeline({ operation, startDate, now }: LegalTimelineProps) {
  if (!isIsoDate(startDate)) return null;
  const today = legalDay(now);
  const first = firstDeclarationDay(startDate);
  const last = lastUitDay(operation, startDate);
  const from = today < first && daysBetween(today, first) <= MOST_EARLY ? today : first;
  const days = Array.from({ length: daysBetween(from, last) + 1 }, (_, at) => addDays(from, at));
  const { timeline } = viewTexts;
  const lengthWords = transportTexts.days(daysBetween(startDate, last) + 1);
  return (
    <div className="min-w-0" role="img" aria-label={timeline.label(dayText(first), dayText(last))}>
      <p className="flex justify-between gap-3 pb-1 text-12">
        <span className={today < first ? 'text-text-2' : 'font-medium text-accent-text'}>
          {today < first ? timeline.mayFrom(short(first)) : timeline.may}
        </span>
        <span className="font-medium text-ok">{timeline.valid(lengthWords, short(last))}</span>
      </p>
      <div className="flex gap-1">
        {days.map((day) => (
          <span className="min-w-0 flex-1" key={day}>
            <span className={classNames('block h-1.5 rounded-[2px]', cellLook(day, first, startDate))} />
            {days.length <= 12 && (
              <span
                className={classNames(
                  'block pt-0.5 text-center text-12 tabular-nums',
                  day === today ? 'font-semibold text-text' : 'text-text-3',
                )}
              >
                {day === today ? timeline.today : day === startDate || day === first ? short(day) : day.slice(8, 10)}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function cellLook(day: string, first: string, start: string): string {
  if (day < first) return 'border border-idle-fill';
  return day < start ? 'bg-accent' : 'bg-ok-fill';
}

function short(day: string): string {
  return dayText(day).slice(0, 5);
}
