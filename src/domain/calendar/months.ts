/** Months as `yyyy-MM`. */

/** The month `by` months later; earlier below zero. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** `count` months, of which `month` is the last; the oldest first. */
export function monthsUntil(month: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_none, place) => monthAfter(month, place - count + 1));
}

/**
 * The months whose received invoices still wait to be booked, the oldest first: the one before is open until its VAT return is
 * filed, on the 25th of this one (Legea 227/2015 art. 323 (1)), and what comes late in it is booked in the next.
 */
export function openBooks(month: string): readonly [string, string] {
  return [monthAfter(month, -1), month];
}
