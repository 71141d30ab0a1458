/**
 * Romanian public holidays: Legea 53/2003 (Codul muncii), art. 139, with the laws that added days to it. A day counts
 * from the year its law took effect in.
 */
import type { IsoDate } from '../invoice/invoice';
import { addDays, calendarDate } from './iso-date';
import { orthodoxEaster } from './orthodox-easter';

interface Holiday {
  readonly code: string;
  readonly fromYear: number;
  /** The day: month and day, or days after Easter Sunday. */
  readonly day: { readonly month: number; readonly day: number } | { readonly afterEaster: number };
  readonly source: string;
}

function fixed(code: string, month: number, day: number, fromYear: number, source: string): Holiday {
  return { code, fromYear, day: { month, day }, source };
}

function movable(code: string, afterEaster: number, fromYear: number, source: string): Holiday {
  return { code, fromYear, day: { afterEaster }, source };
}

const LABOUR_CODE = 'Legea 53/2003 art. 139';

const PUBLIC_HOLIDAYS: readonly Holiday[] = [
  fixed('new-year', 1, 1, 2003, LABOUR_CODE),
  fixed('new-year-2', 1, 2, 2003, LABOUR_CODE),
  fixed('epiphany', 1, 6, 2024, 'Legea 52/2023'),
  fixed('saint-john', 1, 7, 2024, 'Legea 52/2023'),
  fixed('union-of-principalities', 1, 24, 2017, 'Legea 176/2016'),
  movable('good-friday', -2, 2018, 'Legea 64/2018'),
  movable('easter', 0, 2003, LABOUR_CODE),
  movable('easter-monday', 1, 2003, LABOUR_CODE),
  fixed('labour-day', 5, 1, 2003, LABOUR_CODE),
  fixed('children', 6, 1, 2017, 'Legea 220/2016'),
  movable('pentecost', 49, 2009, 'Legea 202/2008'),
  movable('pentecost-monday', 50, 2009, 'Legea 202/2008'),
  fixed('dormition', 8, 15, 2009, 'Legea 202/2008'),
  fixed('saint-andrew', 11, 30, 2012, 'Legea 147/2012'),
  fixed('national-day', 12, 1, 2003, LABOUR_CODE),
  fixed('christmas', 12, 25, 2003, LABOUR_CODE),
  fixed('christmas-2', 12, 26, 2003, LABOUR_CODE),
];

const byYear = new Map<number, ReadonlySet<IsoDate | undefined>>();

function holidaysOf(year: number): ReadonlySet<IsoDate | undefined> {
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const days = new Set(PUBLIC_HOLIDAYS.filter(({ fromYear }) => year >= fromYear).map(({ day }) => dateIn(year, day)));
  byYear.set(year, days);
  return days;
}

function dateIn(year: number, day: Holiday['day']): IsoDate | undefined {
  return 'afterEaster' in day ? addDays(orthodoxEaster(year), day.afterEaster) : calendarDate(year, day.month, day.day);
}

export function isPublicHoliday(date: IsoDate): boolean {
  return holidaysOf(Number(date.slice(0, 4))).has(date);
}
