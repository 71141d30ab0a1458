/**
 * Which number of a lease an invoice gets (promise 6).
 *
 * Invariants: a number is in at most one of taken, returned, voided; numbers above the highest taken one (here or as the
 * server knows) are free; dates of taken numbers never fall as numbers rise.
 */
import type { StoredLease } from './stored-lease';

/** `date-before-last`: the series already has an invoice dated `lastDate`; numbers follow dates. */
export type NextNumber =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'date-before-last'; readonly lastDate: string }
  | { readonly kind: 'used-up' };

/** The highest number used, as this device and the server know together. */
export function usedTo(lease: StoredLease): number {
  return Math.max(lease.base.usedTo, lease.taken.at(-1)?.number ?? lease.base.from - 1, voidedTo(lease));
}

function voidedTo(lease: StoredLease): number {
  return lease.voided.reduce((highest, { number }) => Math.max(highest, number), lease.base.from - 1);
}

/** Date of the invoice with the highest number; '' where none. */
export function lastDate(lease: StoredLease): string {
  const last = lease.taken.at(-1);
  return last !== undefined && last.number >= lease.base.usedTo ? last.date : lease.base.lastDate;
}

/** How many numbers can still be drawn. */
export function freeCount(lease: StoredLease): number {
  return lease.base.state === 'open' ? lease.base.to - usedTo(lease) + lease.returned.length : 0;
}

/** A returned number whose neighbours' dates allow `date`, else the next unused one. */
export function nextNumber(lease: StoredLease, date: string): NextNumber {
  const returned = lease.returned.find((number) => fitsBetween(lease, number, date));
  if (returned !== undefined) return { kind: 'number', number: returned };
  const number = usedTo(lease) + 1;
  if (number > lease.base.to || lease.base.state !== 'open') return { kind: 'used-up' };
  const last = lastDate(lease);
  return date < last ? { kind: 'date-before-last', lastDate: last } : { kind: 'number', number };
}

function fitsBetween(lease: StoredLease, number: number, date: string): boolean {
  if (lease.base.state !== 'open') return false;
  const before = lease.taken.filter((taken) => taken.number < number).at(-1)?.date ?? '';
  const after = lease.taken.find((taken) => taken.number > number)?.date ?? lastDateAbove(lease, number);
  return before <= date && date <= after;
}

/** Where only the server knows of a higher number, its date bounds too. */
function lastDateAbove(lease: StoredLease, number: number): string {
  return lease.base.usedTo > number ? lease.base.lastDate : '9999-12-31';
}

/** The lease after `number` was taken by an invoice of `date`. */
export function withTaken(lease: StoredLease, number: number, date: string): StoredLease {
  const taken = [...lease.taken, { number, date }].sort((a, b) => a.number - b.number);
  return { ...lease, taken, returned: lease.returned.filter((other) => other !== number) };
}

/** The lease after `number` came back unused: the highest is free again, one between others waits for a fitting date. */
export function withReturned(lease: StoredLease, number: number): StoredLease {
  const taken = lease.taken.filter((other) => other.number !== number);
  const next = { ...lease, taken };
  if (number > usedTo(next)) return { ...next, returned: next.returned.filter((other) => other <= usedTo(next)) };
  return { ...next, returned: [...lease.returned, number].sort((a, b) => a - b) };
}

/** The lease after `number` was given up for good, with the reason that the register shows. */
export function withVoided(lease: StoredLease, number: number, reason: string, on: string): StoredLease {
  return {
    ...lease,
    taken: lease.taken.filter((other) => other.number !== number),
    returned: lease.returned.filter((other) => other !== number),
    voided: [...lease.voided, { number, reason, on }],
  };
}
