import { tableTexts } from '@/app/texts/table-texts';
import { deadlineClock } from '@/domain/calendar/filing-deadline';
import { dayText } from '../words/date-words';

/** „ziua 4 din 5 · 27.11.2026”; before the count begins, until when. */
export function deadlineWords(issueDate: string, today: string): string {
  const { deadline, day, days, tone } = deadlineClock(issueDate, today);
  if (tone === 'passed') return `${tableTexts.deadlinePassed} · ${dayText(deadline)}`;
  if (day > 0) return `${tableTexts.deadlineDay(day, days)} · ${dayText(deadline)}`;
  const until = tableTexts.deadlineOf(dayText(deadline));
  return issueDate === today ? `${tableTexts.issuedToday}, ${until}` : until;
}
