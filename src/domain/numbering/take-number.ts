/** Taking a number from a lease at the moment the user issues; see lease.ts for the machine and its invariants. */
import type { IsoDate } from '../invoice/invoice';
import { fittingReturned, type NumberLease, type ReturnedNumber } from './lease';

/** The last invoice of the series before this lease: its date binds the lease's first numbers. */
export interface PreviousInvoice {
  readonly date: IsoDate;
}

/**
 * `lease-ended`: it was given back or closed · `exhausted`: another lease is needed · `date-before-predecessor`: the
 * number before is on an invoice of `notBefore`.
 */
export type TakeResult =
  | { readonly ok: true; readonly number: number; readonly lease: NumberLease }
  | { readonly ok: false; readonly code: 'lease-ended' | 'exhausted' }
  | { readonly ok: false; readonly code: 'date-before-predecessor'; readonly notBefore: IsoDate };

export function takeNumber(lease: NumberLease, date: IsoDate, previous?: PreviousInvoice): TakeResult {
  if (lease.state !== 'open') return { ok: false, code: 'lease-ended' };
  const again = fittingReturned(lease, date);
  if (again !== undefined) return { ok: true, number: again.number, lease: withNumberUsed(lease, again.number, date) };
  if (lease.takenTo >= lease.to) return { ok: false, code: 'exhausted' };
  const notBefore = later(lease.lastDate, previous?.date ?? '');
  if (date < notBefore) return { ok: false, code: 'date-before-predecessor', notBefore };
  const number = lease.takenTo + 1;
  return { ok: true, number, lease: withNumberUsed({ ...lease, takenTo: number }, number, date) };
}

/** The numbers still given back learn of their new neighbour. */
function withNumberUsed(lease: NumberLease, number: number, date: IsoDate): NumberLease {
  const returned = lease.returned.filter((one) => one.number !== number).map((one) => bounded(one, number, date));
  return { ...lease, lastDate: later(lease.lastDate, date), returned };
}

function bounded(one: ReturnedNumber, neighbour: number, date: IsoDate): ReturnedNumber {
  if (neighbour < one.number) return { ...one, notBefore: later(one.notBefore, date) };
  return { ...one, notAfter: one.notAfter === '' || date < one.notAfter ? date : one.notAfter };
}

/** '' is earlier than any date. */
function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
