const LONG = new Intl.DateTimeFormat('ro', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** „joi, 26 noiembrie 2026” of `yyyy-MM-dd`. */
export function longDay(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}
