/**
 * A lease: an interval of a series given to one device, named in the company's internal decision (OMFP 2634/2015; design
 * section 5, promise 6).
 *
 *   reserved ──take──► in use ──last number taken──► exhausted
 *      │  └──────────────┬──────────────┬───────────────┘
 *      └─ given back ────┘              └─ closed by a person (lost device)
 *              ▼                                ▼
 *          returned ■                        closed ■
 *
 * Invariants:
 * 1. `from − 1 ≤ takenTo ≤ to`; every number up to `takenTo` is on an invoice, in `returned`, or in `voided`, one of them.
 * 2. Dates never fall along the numbers: a fresh number is not dated before the one before it; one given back goes only
 *    to an invoice dated between its neighbours, else it is voided with a reason.
 * 3. No number is given twice while it is in use; nothing is taken from a returned or closed lease.
 */
import type { IsoDate } from '../invoice/invoice';

/** A number given back before its invoice left the device, with the dates of its neighbours; '' where none. */
export interface ReturnedNumber {
  readonly number: number;
  readonly notBefore: IsoDate;
  readonly notAfter: IsoDate;
}

/** A number no invoice will ever bear, and why. */
export interface VoidedNumber {
  readonly number: number;
  readonly reason: string;
  readonly on: IsoDate;
}

export interface NumberLease {
  readonly from: number;
  readonly to: number;
  /** The highest number taken; `from − 1` where none. */
  readonly takenTo: number;
  /** Date of the invoice with the highest number in use; '' where none. */
  readonly lastDate: IsoDate;
  readonly state: 'open' | 'returned' | 'closed';
  readonly returned: readonly ReturnedNumber[];
  readonly voided: readonly VoidedNumber[];
}

export type LeaseStatus = 'reserved' | 'in-use' | 'exhausted' | 'returned' | 'closed';

export function newLease(from: number, to: number): NumberLease {
  return { from, to, takenTo: from - 1, lastDate: '', state: 'open', returned: [], voided: [] };
}

export function leaseStatus(lease: NumberLease): LeaseStatus {
  if (lease.state !== 'open') return lease.state;
  if (lease.takenTo < lease.from) return 'reserved';
  return lease.takenTo < lease.to || lease.returned.length > 0 ? 'in-use' : 'exhausted';
}

/** Numbers not yet taken; what a device has left to work with offline. */
export function numbersLeft(lease: NumberLease): number {
  return lease.state === 'open' ? lease.to - lease.takenTo : 0;
}

/** The number that would come next for a date; undefined where none. For the editor's «urmează FCT-0416». */
export function nextNumber(lease: NumberLease, date: IsoDate): number | undefined {
  if (lease.state !== 'open') return undefined;
  return fittingReturned(lease, date)?.number ?? (lease.takenTo < lease.to ? lease.takenTo + 1 : undefined);
}

/** The lowest number given back that an invoice of the date may bear. */
export function fittingReturned(lease: NumberLease, date: IsoDate): ReturnedNumber | undefined {
  return lease.returned
    .filter(({ notBefore, notAfter }) => date >= notBefore && (notAfter === '' || date <= notAfter))
    .reduce<ReturnedNumber | undefined>(
      (best, one) => (best === undefined || one.number < best.number ? one : best),
      undefined,
    );
}
