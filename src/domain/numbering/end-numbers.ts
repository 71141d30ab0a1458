/** Giving numbers back, voiding them, and ending a lease; see lease.ts for the machine and its invariants. */
import type { IsoDate } from '../invoice/invoice';
import type { NumberLease, VoidedNumber } from './lease';

/** Dates of the invoices with the next lower and the next higher number in use; '' where none. */
export interface Neighbours {
  readonly before: IsoDate;
  readonly after: IsoDate;
}

/**
 * Gives back a number whose invoice was discarded before it left. The lease is unchanged where the number is not one in
 * use on it.
 */
export function giveBack(lease: NumberLease, number: number, { before, after }: Neighbours): NumberLease {
  if (!isInUse(lease, number)) return lease;
  const returned = [...lease.returned, { number, notBefore: before, notAfter: after }];
  return { ...lease, returned, lastDate: after === '' ? before : lease.lastDate };
}

/** Whether the number was taken and neither given back nor voided. */
export function isInUse(lease: NumberLease, number: number): boolean {
  const taken = number >= lease.from && number <= lease.takenTo;
  const idle = [...lease.returned, ...lease.voided].some((one) => one.number === number);
  return taken && !idle;
}

/** Voids a number given back: it will be reported with its reason (OMFP 2634/2015). */
export function voidNumber(lease: NumberLease, voided: VoidedNumber): NumberLease {
  if (!lease.returned.some(({ number }) => number === voided.number)) return lease;
  const returned = lease.returned.filter(({ number }) => number !== voided.number);
  return { ...lease, returned, voided: [...lease.voided, voided] };
}

/** An interval of numbers, both ends included. */
export interface NumberInterval {
  readonly from: number;
  readonly to: number;
}

export interface EndedLease {
  readonly lease: NumberLease;
  /** Numbers never taken, free for another lease; undefined where none. */
  readonly unused: NumberInterval | undefined;
}

/**
 * Ends an open lease: `returned` by its own device, `closed` by a person for a lost one. Numbers given back and not used
 * again are voided, for no one can date an invoice between their neighbours any more.
 */
export function endLease(lease: NumberLease, how: 'returned' | 'closed', reason: string, on: IsoDate): EndedLease {
  if (lease.state !== 'open') return { lease, unused: undefined };
  const voided = [...lease.voided, ...lease.returned.map(({ number }) => ({ number, reason, on }))];
  const unused = lease.takenTo < lease.to ? { from: lease.takenTo + 1, to: lease.to } : undefined;
  return { lease: { ...lease, state: how, returned: [], voided }, unused };
}
