/** The groups that the rows stand in: what ANAF soon gives no more, then day by day (picture 22). Pure. */
import { addDays } from '@/domain/calendar/iso-date';
import type { MessageRow } from './message-row';
import { messagesTexts } from './messages-texts';

const DAY = new Intl.DateTimeFormat('ro', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

interface MessageGroup {
  readonly key: string;
  readonly title: string;
  readonly count: number;
}

type Grouped = Pick<MessageRow, 'day' | 'standing'>;

/** What stands above the others; else the day. */
export function groupOf({ day, standing }: Grouped): string {
  return standing === 'danger' ? 'danger' : day;
}

/** By the rows in the order in which they are shown; `today` is `yyyy-MM-dd`. */
export function messageGroups(rows: readonly Grouped[], today: string): ReadonlyMap<string, MessageGroup> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(groupOf(row), (counts.get(groupOf(row)) ?? 0) + 1);
  return new Map([...counts].map(([key, count]) => [key, { key, count, title: titleOf(key, today) }]));
}

function titleOf(key: string, today: string): string {
  if (key === 'danger') return messagesTexts.leavesSpv;
  const day = DAY.format(new Date(`${key}T00:00:00Z`));
  if (key === today) return messagesTexts.today(day);
  if (key === addDays(today, -1)) return messagesTexts.yesterday(day);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
