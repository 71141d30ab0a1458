/** ANAF's ways of writing time: wall time of Bucharest. */

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Bucharest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

function wall(at: number): (part: Part) => string {
  const parts = new Map(PARTS.formatToParts(at).map(({ type, value }) => [type, value]));
  return (part) => parts.get(part) ?? '';
}

/** `YYYYMMDDHHMM`. */
export function compactMinute(at: number): string {
  const of = wall(at);
  return `${of('year')}${of('month')}${of('day')}${of('hour')}${of('minute')}`;
}

/** `YYYY-MM-DD`. */
export function calendarDay(at: number): string {
  const of = wall(at);
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** `dd-MM-yyyy HH:mm:ss`, as the error texts have it. */
export function longTime(at: number): string {
  const of = wall(at);
  return `${of('day')}-${of('month')}-${of('year')} ${of('hour')}:${of('minute')}:${of('second')}`;
}

/** 0…23 in Bucharest. */
export function hourOfDay(at: number): number {
  return Number(wall(at)('hour'));
}
