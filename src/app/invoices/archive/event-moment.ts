const FORMAT = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as `24.11 · 09:14`, by the clock in Bucharest. */
export function eventMoment(instant: string): string {
  const parts = new Map(FORMAT.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return `${part('day')}.${part('month')} · ${part('hour')}:${part('minute')}`;
}
