/**
 * How far this device's clock is from the server's, by the Date header of its answers (RFC 9110, section 6.6.1; whole seconds).
 * Dates of invoices are judged by the server's day, and deadlines are counted from it.
 */
import type { ServerConnection } from '@/api/call-server';

/** Less is of no consequence, and slow roads tell no better. */
const TOLERATED_MS = 5 * 60_000;
const SECOND_MS = 1_000;

/**
 * The same fetch; `tell` hears after each dated answer by how many whole minutes the clock is ahead (negative: behind), 0 within
 * what is tolerated. The header is not readable where the server is of another origin and does not expose it: then nothing is told.
 */
export function watchClock(
  fetch: ServerConnection['fetch'],
  now: () => number,
  tell: (minutesAhead: number) => void,
): ServerConnection['fetch'] {
  return async (url, init) => {
    const sentAt = now();
    const response = await fetch(url, init);
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) tell(minutesAhead(date, sentAt, now()));
    return response;
  };
}

/** The answer was made between the two instants of this clock, if the clock is right. */
function minutesAhead(date: number, sentAt: number, heardAt: number): number {
  const ahead = date + SECOND_MS < sentAt ? sentAt - date - SECOND_MS : Math.min(0, heardAt - date);
  return Math.abs(ahead) <= TOLERATED_MS ? 0 : Math.round(ahead / 60_000);
}
