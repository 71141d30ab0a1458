/** The rules of domain/numbering on a stored lease. */
import type { IsoDate } from '@/domain/invoice/invoice';
import { giveBack, type Neighbours, voidNumber } from '@/domain/numbering/end-numbers';
import { numbersLeft } from '@/domain/numbering/lease';
import { takeNumber } from '@/domain/numbering/take-number';
import type { StoredLease } from './stored-lease';

/** How many numbers can still be drawn. */
export function freeCount({ numbers }: StoredLease): number {
  return numbersLeft(numbers) + (numbers.state === 'open' ? numbers.returned.length : 0);
}

/** `date-before-last`: the invoice with the number before is dated `lastDate`, and numbers follow dates. */
export type TakenLease =
  | { readonly kind: 'taken'; readonly number: number; readonly lease: StoredLease }
  | { readonly kind: 'date-before-last'; readonly lastDate: IsoDate }
  | { readonly kind: 'used-up' };

/** The number an invoice of the date gets, with the lease as it is then. */
export function takeFrom(lease: StoredLease, date: IsoDate): TakenLease {
  const result = takeNumber(lease.numbers, date);
  if (result.ok) {
    const taken = [...lease.taken, { number: result.number, date }].sort((a, b) => a.number - b.number);
    return { kind: 'taken', number: result.number, lease: { ...lease, numbers: result.lease, taken } };
  }
  if (result.code !== 'date-before-predecessor') return { kind: 'used-up' };
  return { kind: 'date-before-last', lastDate: result.notBefore };
}

/** The lease after the invoice with the number, which never left, was corrected and bears another date. */
export function withDate(lease: StoredLease, number: number, date: IsoDate): StoredLease {
  const taken = lease.taken.map((one) => (one.number === number ? { ...one, date } : one));
  const isLast = number === lease.numbers.takenTo && lease.taken.some((one) => one.number === number);
  return { ...lease, taken, numbers: isLast ? { ...lease.numbers, lastDate: date } : lease.numbers };
}

/** The lease after the number came back from an invoice that did not leave. */
export function withGivenBack(lease: StoredLease, number: number): StoredLease {
  const taken = lease.taken.filter((other) => other.number !== number);
  return { ...lease, taken, numbers: giveBack(lease.numbers, number, neighboursOf(lease, number)) };
}

/** The lease after a number that is given back, or was just taken, is given up for good. */
export function withVoided(lease: StoredLease, number: number, reason: string, on: IsoDate): StoredLease {
  const back = withGivenBack(lease, number);
  return { ...back, numbers: voidNumber(back.numbers, { number, reason, on }) };
}

/** Dates around a number: of this device's invoices, above them what the server knows. */
function neighboursOf({ taken, base }: StoredLease, number: number): Neighbours {
  const above = base.usedTo > number ? base.lastDate : '';
  return {
    before: taken.filter((other) => other.number < number).at(-1)?.date ?? '',
    after: taken.find((other) => other.number > number)?.date ?? above,
  };
}
