/** The nearest deadline of a company in words: the day counts, so red today and past, amber tomorrow. */

import { companiesTexts } from '@/app/texts/companies-texts';
import type { Tone } from '@/app/ui/states/tone';
import { daysBetween } from '@/domain/calendar/iso-date';

export interface DeadlineWords {
  readonly tone: Extract<Tone, 'bad' | 'wait' | 'idle'>;
  readonly text: string;
}

/** `deadline`, `today`: `yyyy-MM-dd`. */
export function deadlineWords(deadline: string, today: string): DeadlineWords {
  const texts = companiesTexts.deadline;
  const days = daysBetween(today, deadline);
  if (days < 0) return { tone: 'bad', text: texts.passed };
  if (days === 0) return { tone: 'bad', text: texts.today };
  if (days === 1) return { tone: 'wait', text: texts.tomorrow };
  return { tone: 'idle', text: texts.inDays(days) };
}
