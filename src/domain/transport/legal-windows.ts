/**
 * When a transport may be declared and how long its UIT holds, as dated tables. Days are calendar days, in Romania's time; the
 * declared day of the start counts as the first. Source: ANAF's guide RO e-Transport 2025, pages 11–12 (OUG 41/2022, articles
 * 2 and 11), as digested in reference/anaf-etransport.md, section 3.
 */
import { addDays, daysBetween } from '../calendar/iso-date';
import type { IsoDate } from '../invoice/invoice';

export interface TransportWindow {
  /** Transports that start from this day on; the first row also stands for earlier ones. */
  readonly since: IsoDate;
  /** Calendar days before the start from which it may be declared. */
  readonly earliest: number;
  /** Days that a UIT holds, the day of the start included. */
  readonly validity: number;
  /** The same for the operations of `longOperations`. */
  readonly longValidity: number;
  readonly longOperations: readonly string[];
  readonly source: string;
}

export const TRANSPORT_WINDOWS: readonly TransportWindow[] = [
  {
    since: '2025-01-01',
    earliest: 3,
    validity: 5,
    longValidity: 15,
    // The law speaks of 60's entry only: 70 counts the shorter time until proven otherwise.
    longOperations: ['10', '12', '14', '22', '24', '60'],
    source: 'Ghid RO e-Transport 2025, p. 11–12 (OUG 41/2022, art. 2 și 11)',
  },
];

/** The row that a transport starting on a day falls under. */
export function windowOf(start: IsoDate, table = TRANSPORT_WINDOWS): TransportWindow | undefined {
  return table.findLast(({ since }) => since <= start) ?? table[0];
}

/** Days that the UIT of an operation holds. */
export function uitDays(operation: string, start: IsoDate): number {
  const row = windowOf(start);
  if (row === undefined) return 0;
  return row.longOperations.includes(operation) ? row.longValidity : row.validity;
}

/** The last day on which the UIT holds. */
export function lastUitDay(operation: string, start: IsoDate): IsoDate {
  return addDays(start, uitDays(operation, start) - 1);
}

/** The first day on which a transport with this start may be declared. */
export function firstDeclarationDay(start: IsoDate): IsoDate {
  return addDays(start, -(windowOf(start)?.earliest ?? 0));
}

/**
 * Where a day stands beside a declared transport: not declarable yet; ahead of the start, when correcting and deleting are
 * allowed; inside the days of the UIT (on the first, until the vehicle starts, still as ahead); after them.
 */
export type TransportPhase = 'too-early' | 'ahead' | 'valid' | 'expired';

export function transportPhase(operation: string, start: IsoDate, today: IsoDate): TransportPhase {
  if (daysBetween(firstDeclarationDay(start), today) < 0) return 'too-early';
  if (daysBetween(start, today) < 0) return 'ahead';
  return daysBetween(lastUitDay(operation, start), today) <= 0 ? 'valid' : 'expired';
}
