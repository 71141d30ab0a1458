/** Days on which BNR publishes: neither weekends nor the public holidays of the labour code, art. 139. */

const DAY_MS = 86_400_000;
/** Month-day of the fixed holidays. */
const FIXED = [
  '01-01',
  '01-02',
  '01-06',
  '01-07',
  '01-24',
  '05-01',
  '06-01',
  '08-15',
  '11-30',
  '12-01',
  '12-25',
  '12-26',
];
/** Days from Orthodox Easter: Good Friday, Easter Monday, Pentecost Monday (the Sundays are closed anyhow). */
const FROM_EASTER = [-2, 1, 50];

/** `day` as `yyyy-MM-dd`. */
export function isBankingDay(day: string): boolean {
  const at = Date.parse(day);
  const weekday = new Date(at).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false;
  const fromEaster = Math.round((at - orthodoxEaster(Number(day.slice(0, 4)))) / DAY_MS);
  return !FROM_EASTER.includes(fromEaster);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The day itself where it is a banking day, else the last one before. */
export function bankingDayUpTo(day: string): string {
  let current = day;
  while (!isBankingDay(current)) current = addDays(current, -1);
  return current;
}

/** Meeus' algorithm for the Julian calendar, moved to the Gregorian one (13 days until 2099). */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day + 13);
}
