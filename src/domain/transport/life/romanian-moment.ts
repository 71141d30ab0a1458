const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as `dataModificare` has it, `yyyy-MM-ddThh:mm:ss` in Romania's time. `instant`: ms since 1970. */
export function romanianMoment(instant: number): string {
  return PARTS.format(instant).replace(' ', 'T');
}
