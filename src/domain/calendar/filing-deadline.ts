/**
 * By when an invoice has to be in RO e-Factura (reference/anaf-efactura.md, „deadline”): counted from the day of issue,
 * that day not included (Regulation 1182/71).
 */
import type { IsoDate } from '../invoice/invoice';
import { addDays, calendarDate, daysBetween } from './iso-date';
import { addWorkingDays, workingDaysAfter } from './working-days';

interface DeadlineRule {
  /** Issue dates from this day on. */
  readonly from: IsoDate;
  readonly days: number;
  readonly counting: 'working-days' | 'calendar-days';
  readonly source: string;
}

/** The newest first. */
export const DEADLINE_RULES: readonly DeadlineRule[] = [
  {
    from: '2026-01-01',
    days: 5,
    counting: 'working-days',
    source: 'OUG 120/2021 art. 10 (7), as changed by OUG 89/2025',
  },
  { from: '0000-01-01', days: 5, counting: 'calendar-days', source: 'OUG 120/2021 art. 10 (7), until 31 Dec 2025' },
];

function ruleFor(issueDate: IsoDate): DeadlineRule | undefined {
  return DEADLINE_RULES.find((rule) => issueDate >= rule.from);
}

/**
 * The last day on which sending is in time. An invoice issued late has less: the count then begins with the last legal
 * day of issue, the 15th of the month after the chargeable event (fiscal code art. 319 (16)).
 */
export function filingDeadline(issueDate: IsoDate, chargeableEvent: IsoDate = issueDate): IsoDate {
  const rule = ruleFor(issueDate);
  if (rule === undefined) return issueDate;
  if (rule.counting === 'calendar-days') return addDays(issueDate, rule.days);
  const latestIssue = fifteenthOfNextMonth(chargeableEvent);
  return addWorkingDays(latestIssue < issueDate ? latestIssue : issueDate, rule.days);
}

function fifteenthOfNextMonth(date: IsoDate): IsoDate {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return calendarDate(month === 12 ? year + 1 : year, (month % 12) + 1, 15) ?? date;
}

export type DeadlineTone = 'calm' | 'near' | 'last' | 'passed';

/** The five cells of the deadline clock: «ziua 4 din 5». */
export interface DeadlineClock {
  readonly deadline: IsoDate;
  /** 0 on the day of issue, then the day of the count; `days + 1` and more once the deadline has passed. */
  readonly day: number;
  readonly days: number;
  /** Grey to day 3, amber on day 4, red on day 5 and after. */
  readonly tone: DeadlineTone;
}

export function deadlineClock(issueDate: IsoDate, today: IsoDate): DeadlineClock {
  const deadline = filingDeadline(issueDate);
  const rule = ruleFor(issueDate);
  const days = rule?.days ?? 0;
  const counted =
    rule?.counting === 'working-days' ? workingDaysAfter(issueDate, today) : Math.max(0, daysBetween(issueDate, today));
  const day = today > deadline ? Math.max(counted, days + 1) : counted;
  return { deadline, day, days, tone: toneOf(day, days) };
}

function toneOf(day: number, days: number): DeadlineTone {
  if (day > days) return 'passed';
  if (day === days) return 'last';
  return day === days - 1 ? 'near' : 'calm';
}
