/** The calendar day in Romania at an instant: what „today” means for invoices, rates and deadlines. */
import type { IsoDate } from '../invoice/invoice';
import { bucharestClock } from './bucharest-clock';

/** `instantMs`: milliseconds since 1970-01-01T00:00Z. */
export function bucharestDay(instantMs: number): IsoDate {
  return bucharestClock(instantMs).slice(0, 10);
}
