/**
 * Numbers of a series on one device, over all the intervals it ever had (design section 5, promise 6).
 *
 * Invariants:
 * 1. Dates never fall along the numbers of the device, whichever interval they are from: the date of the last invoice
 *    binds also the first number of the next interval. A date before it is refused; it never opens another interval.
 * 2. Numbers are drawn consecutively: a fresh number is the lowest above every number taken.
 * 3. A number given back goes only to an invoice dated between those of its neighbours in use, of whatever interval.
 */
import type { IsoDate } from '../invoice/invoice';
import { giveBack, isInUse, type Neighbours, voidNumber } from './end-numbers';
import { fittingReturned, type NumberLease, type VoidedNumber } from './lease';
import { type TakeResult, takeNumber } from './take-number';

/** A number that an invoice of the device bears, with the invoice's date. */
export interface DatedNumber {
  readonly number: number;
  readonly date: IsoDate;
}

/** An interval with what the device did with it. */
export interface DrawnLease {
  readonly numbers: NumberLease;
  /** In rising order. */
  readonly taken: readonly DatedNumber[];
  /** The highest number the server saw used and its date: all that is known where the device lost its storage. */
  readonly base: {
    readonly usedTo: number;
    readonly lastDate: IsoDate;
    /** Date of another device's invoice with the number before the interval: given back numbers begin after it. */
    readonly notBefore?: IsoDate;
  };
}

/**
 * `no-lease`: the device never had any. `ended`: those it had were given back or closed. `used-up`: every number is taken.
 * `date-before-last`: the device's last invoice of the series is dated `lastDate`.
 */
export type Draw<L extends DrawnLease> =
  | { readonly kind: 'drawn'; readonly number: number; readonly lease: L }
  | { readonly kind: 'no-lease' | 'ended' | 'used-up' }
  | { readonly kind: 'date-before-last'; readonly lastDate: IsoDate };

/** The number an invoice of the date gets, with its lease as it is then. `leases`: all of the device in the series. */
export function drawNumber<L extends DrawnLease>(leases: readonly L[], date: IsoDate): Draw<L> {
  const bounded = inOrder(leases).map((lease) => withNeighbours(lease, leases));
  const open = bounded.filter(({ numbers }) => numbers.state === 'open');
  const again = open
    .filter(({ numbers }) => fittingReturned(numbers, date) !== undefined)
    .sort((a, b) => (fittingReturned(a.numbers, date)?.number ?? 0) - (fittingReturned(b.numbers, date)?.number ?? 0));
  const last = lastDateOf(leases);
  if (again.length === 0 && date < last) return { kind: 'date-before-last', lastDate: last };
  const from = again[0] ?? open.find((lease) => freshLeft(lease, leases) > 0);
  if (from === undefined) return { kind: leases.length === 0 ? 'no-lease' : open.length === 0 ? 'ended' : 'used-up' };
  const result = takeNumber(from.numbers, date, { date: again.length === 0 ? last : '' });
  if (!result.ok) return refusedDraw(result);
  const taken = sorted([...from.taken, { number: result.number, date }]);
  return { kind: 'drawn', number: result.number, lease: { ...from, numbers: result.lease, taken } };
}

function refusedDraw(result: Exclude<TakeResult, { ok: true }>): Draw<never> {
  return result.code === 'date-before-predecessor'
    ? { kind: 'date-before-last', lastDate: result.notBefore }
    : { kind: 'used-up' };
}

/** The lease after a number in use came back from an invoice that did not leave. */
export function afterGivenBack<L extends DrawnLease>(lease: L, number: number, leases: readonly L[]): L {
  const taken = lease.taken.filter((other) => other.number !== number);
  const numbers = giveBack(lease.numbers, number, datesAround(leases, number));
  return withLastDate({ ...lease, taken, numbers });
}

/** The lease after a number that is given back, or was just taken, is given up for good. */
export function afterVoided<L extends DrawnLease>(lease: L, voided: VoidedNumber, leases: readonly L[]): L {
  const back = afterGivenBack(lease, voided.number, leases);
  return { ...back, numbers: voidNumber(back.numbers, voided) };
}

/** The lease after the invoice with the number was corrected and bears another date; see `datesAround` for which it may. */
export function afterRedated<L extends DrawnLease>(lease: L, number: number, date: IsoDate): L {
  const taken = lease.taken.map((one) => (one.number === number ? { ...one, date } : one));
  return withLastDate({ ...lease, taken });
}

/** Numbers the device can still give: fresh ones above all that are taken, and those given back. */
export function numbersFree<L extends DrawnLease>(lease: L, leases: readonly L[]): number {
  return lease.numbers.state === 'open' ? freshLeft(lease, leases) + lease.numbers.returned.length : 0;
}

/** Dates of the nearest invoices below and above a number, over all intervals; '' where none is known. */
export function datesAround(leases: readonly DrawnLease[], number: number): Neighbours {
  const dated = leases.flatMap(datedNumbers);
  const before = dated.filter((one) => one.number < number).map(({ date }) => date);
  const after = dated.filter((one) => one.number > number).map(({ date }) => date);
  return {
    before: before.sort().at(-1) ?? '',
    after: after.sort()[0] ?? '',
  };
}

function lastDateOf(leases: readonly DrawnLease[]): IsoDate {
  const dates = leases.flatMap(datedNumbers).map(({ date }) => date);
  return dates.sort().at(-1) ?? '';
}

/** Numbers in use whose dates are known. */
function datedNumbers({ numbers, taken, base }: DrawnLease): readonly DatedNumber[] {
  const before = { number: numbers.from - 1, date: base.notBefore ?? '' };
  const bound = before.date === '' ? taken : [before, ...taken];
  const known = taken.some(({ number }) => number === base.usedTo);
  if (known || base.lastDate === '' || !isInUse(numbers, base.usedTo)) return bound;
  return sorted([...bound, { number: base.usedTo, date: base.lastDate }]);
}

function withNeighbours<L extends DrawnLease>(lease: L, leases: readonly L[]): L {
  const returned = lease.numbers.returned.map((one) => {
    const { before, after } = datesAround(leases, one.number);
    const [notBefore = ''] = [before, one.notBefore].sort().reverse();
    const notAfter = one.notAfter === '' || (after !== '' && after < one.notAfter) ? after : one.notAfter;
    return { ...one, notBefore, notAfter };
  });
  return withLastDate({ ...lease, numbers: { ...lease.numbers, returned } });
}

function withLastDate<L extends DrawnLease>(lease: L): L {
  const lastDate = datedNumbers(lease).at(-1)?.date ?? '';
  return { ...lease, numbers: { ...lease.numbers, lastDate } };
}

/** What is left below a number already taken from a later interval cannot be dated any more. */
function freshLeft({ numbers }: DrawnLease, leases: readonly DrawnLease[]): number {
  const passed = leases.some(
    (other) => other.numbers.from > numbers.from && other.numbers.takenTo >= other.numbers.from,
  );
  return passed ? 0 : numbers.to - numbers.takenTo;
}

function inOrder<L extends DrawnLease>(leases: readonly L[]): readonly L[] {
  return [...leases].sort((a, b) => a.numbers.from - b.numbers.from);
}

function sorted(taken: readonly DatedNumber[]): readonly DatedNumber[] {
  return [...taken].sort((a, b) => a.number - b.number);
}
