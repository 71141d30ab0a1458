/**
 * Whether a transport may be declared after its start because ANAF's service was away when it had to be declared, and until when:
 * to the end of the next working day after the service returned, with declPostAvarie. An outage counts that stood on the day of the
 * start: before it there was another day, and after it the declaration was late already. One that begins again before that time is
 * over moves it on. Source: reference/anaf-etransport.md, section 6 (note of the schema at declPostAvarie; ANAF's guide 2025).
 */
import { bucharestDay } from '../../calendar/bucharest-day';
import { bucharestMidnight } from '../../calendar/bucharest-midnight';
import { addDays, isIsoDate } from '../../calendar/iso-date';
import { addWorkingDays } from '../../calendar/working-days';
import type { IsoDate } from '../../invoice/invoice';

export interface OutageWindow {
  /** Transports that start from this day on; the first row also stands for earlier ones. */
  readonly since: IsoDate;
  /** Working days after the day on which the service returned. */
  readonly workingDays: number;
  readonly source: string;
}

export const OUTAGE_WINDOWS: readonly OutageWindow[] = [
  {
    since: '2025-01-01',
    workingDays: 1,
    source: 'Schema e-Transport v2 (declPostAvarie) și Ghid RO e-Transport 2025 (OUG 41/2022)',
  },
];

/** As the log has it, ISO instants: the first contact that failed, and the first that was answered; '' while none was. */
export interface LoggedOutage {
  readonly from: string;
  readonly until: string;
}

export type OutageRight =
  /** `lastDay`: '' while the service is away. */
  | { readonly kind: 'may'; readonly lastDay: IsoDate }
  | { readonly kind: 'no-outage' }
  | { readonly kind: 'over'; readonly lastDay: IsoDate };

/** `log`: of ANAF's e-Transport, in any order. `now`: ms since 1970. */
export function rightAfterOutage(startDate: IsoDate, log: readonly LoggedOutage[], now: number): OutageRight {
  if (!isIsoDate(startDate) || now < bucharestMidnight(startDate)) return { kind: 'no-outage' };
  const known = [...log].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const first = known.findIndex((outage) => stoodOn(startDate, outage));
  if (first < 0) return { kind: 'no-outage' };
  let lastDay = '';
  for (const { from, until } of known.slice(first)) {
    if (lastDay !== '' && bucharestDay(Date.parse(from)) > lastDay) break;
    if (until === '') return { kind: 'may', lastDay: '' };
    const end = addWorkingDays(bucharestDay(Date.parse(until)), windowOf(startDate));
    if (end > lastDay) lastDay = end;
  }
  return { kind: bucharestDay(now) <= lastDay ? 'may' : 'over', lastDay };
}

function stoodOn(day: IsoDate, { from, until }: LoggedOutage): boolean {
  const ended = until === '' ? Number.POSITIVE_INFINITY : Date.parse(until);
  return Date.parse(from) < bucharestMidnight(addDays(day, 1)) && ended >= bucharestMidnight(day);
}

function windowOf(start: IsoDate): number {
  return (OUTAGE_WINDOWS.findLast(({ since }) => since <= start) ?? OUTAGE_WINDOWS[0])?.workingDays ?? 0;
}
