const PARTS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bucharest' });

/** `yyyy-MM-dd` of a moment (milliseconds since 1970) on the wall in Bucharest. */
export function calendarDayInBucharest(at: number): string {
  return PARTS.format(at);
}
