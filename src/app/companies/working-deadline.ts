import { companiesTexts } from '@/app/texts/companies-texts';
import { daysBetween } from '@/domain/calendar/iso-date';
import { workingDaysAfter } from '@/domain/calendar/working-days';

export interface WorkingDeadline {
  readonly tone: 'bad' | 'wait' | 'idle';
  readonly text: string;
}

/** A last day in working days: red today and past, amber on the working day before it. Both `yyyy-MM-dd`. */
export function workingDeadline(deadline: string, today: string): WorkingDeadline {
  const texts = companiesTexts.workingDeadline;
  if (deadline < today) return { tone: 'bad', text: texts.passed };
  if (deadline === today) return { tone: 'bad', text: texts.today };
  const days = workingDaysAfter(today, deadline);
  if (daysBetween(today, deadline) === 1) return { tone: 'wait', text: texts.tomorrow };
  return { tone: days <= 1 ? 'wait' : 'idle', text: texts.inDays(days) };
}
