/** The calendar day in Romania at an instant: what „today” means for invoices, rates and deadlines. */
import type { IsoDate } from '../invoice/invoice';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `instantMs`: milliseconds since 1970-01-01T00:00Z. */
export function bucharestDay(instantMs: number): IsoDate {
  const parts = new Map(PARTS.formatToParts(instantMs).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
