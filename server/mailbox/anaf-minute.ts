/** ANAF's `YYYYMMDDHHMM` is Bucharest's wall time, without saying which of an hour that comes twice: the first is taken. */
const MINUTE = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/;

const WALL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});

/** Milliseconds since 1970; undefined where the text is no such minute. */
export function instantOfMinute(text: string): number | undefined {
  const found = MINUTE.exec(text);
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (!/^(?:0[1-9]|1[0-2])/.test(text.slice(4))) return undefined;
  // Two hours or three before UTC's reading: the earlier instant first.
  const instants = [3, 2].map((hours) => asUtc - hours * 3_600_000);
  return instants.find((instant) => wallAsUtc(instant) === asUtc) ?? instants[1];
}

function wallAsUtc(instant: number): number {
  const parts = new Map(WALL.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}
