import { describe, expect, it } from 'vitest';
import { addDays, weekday } from '../../../src/domain/calendar/iso-date';
import { orthodoxEaster } from '../../../src/domain/calendar/orthodox-easter';
import { isPublicHoliday } from '../../../src/domain/calendar/public-holidays';
import { isWorkingDay } from '../../../src/domain/calendar/working-days';

/** As the Romanian Patriarchate publishes them, month and day by year. */
const PUBLISHED: Readonly<Record<number, string>> = {
  2020: '04-19',
  2021: '05-02',
  2022: '04-24',
  2023: '04-16',
  2024: '05-05',
  2025: '04-20',
  2026: '04-12',
  2027: '05-02',
  2028: '04-16',
  2029: '04-08',
  2030: '04-28',
  2031: '04-13',
  2032: '05-02',
  2033: '04-24',
  2034: '04-09',
  2035: '04-29',
  2036: '04-20',
  2037: '04-05',
  2038: '04-25',
  2039: '04-17',
  2040: '05-06',
};

/** Gauss' rule: days after 21 March of the Julian calendar, another formula than the one in use. */
function byGauss(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 6) % 7;
  return addDays(`${year}-03-22`, moon + toSunday + 13);
}

describe('Orthodox Easter', () => {
  it('is on the published days of 2020 to 2040', () => {
    for (const [year, day] of Object.entries(PUBLISHED)) expect(orthodoxEaster(Number(year))).toBe(`${year}-${day}`);
  });

  it('is where Gauss puts it, on a Sunday, in every year of the two centuries', () => {
    for (let year = 1901; year < 2100; year += 1) {
      const easter = orthodoxEaster(year);
      expect([easter, weekday(easter)]).toEqual([byGauss(year), 6]);
    }
  });
});

/** The days off of a year as the Labour Code of that year has them, published by the ministry. */
const OF_YEARS: Readonly<Record<number, string>> = {
  2009: '01-01 01-02 04-19 04-20 05-01 06-07 06-08 08-15 12-01 12-25 12-26',
  2012: '01-01 01-02 04-15 04-16 05-01 06-03 06-04 08-15 11-30 12-01 12-25 12-26',
  2016: '01-01 01-02 05-01 05-02 06-19 06-20 08-15 11-30 12-01 12-25 12-26',
  2017: '01-01 01-02 01-24 04-16 04-17 05-01 06-01 06-04 06-05 08-15 11-30 12-01 12-25 12-26',
  2018: '01-01 01-02 01-24 04-06 04-08 04-09 05-01 05-27 05-28 06-01 08-15 11-30 12-01 12-25 12-26',
  2023: '01-01 01-02 01-24 04-14 04-16 04-17 05-01 06-01 06-04 06-05 08-15 11-30 12-01 12-25 12-26',
  2024: '01-01 01-02 01-06 01-07 01-24 05-01 05-03 05-05 05-06 06-01 06-23 06-24 08-15 11-30 12-01 12-25 12-26',
  2025: '01-01 01-02 01-06 01-07 01-24 04-18 04-20 04-21 05-01 06-01 06-08 06-09 08-15 11-30 12-01 12-25 12-26',
  2026: '01-01 01-02 01-06 01-07 01-24 04-10 04-12 04-13 05-01 05-31 06-01 08-15 11-30 12-01 12-25 12-26',
  2027: '01-01 01-02 01-06 01-07 01-24 04-30 05-01 05-02 05-03 06-01 06-20 06-21 08-15 11-30 12-01 12-25 12-26',
};

describe('public holidays', () => {
  it.each(Object.entries(OF_YEARS))('of %s are the published ones and no others', (year, days) => {
    const found: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1))
      if (isPublicHoliday(day)) found.push(day);
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(days);
  });

  it('and weekends are not worked; Fridays and Mondays are', () => {
    const week = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(week.map(isWorkingDay)).toEqual([true, false, false, true]);
    expect(['2026-11-30', '2026-12-01', '2026-12-02'].map(isWorkingDay)).toEqual([false, false, true]);
  });
});
