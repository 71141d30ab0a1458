/**
 * How a lease ends (docs/decisions/0013).
 *
 *   open ──ReturnNumbers by its device──► returned ■   cut off after the last number that was kept; the rest is nobody's
 *     └─────CloseLease by a person──────► closed ■     keeps its whole interval: the lost device may have printed any of it
 *
 * An ended lease explains its numbers that are on no invoice by its reason, and takes an invoice that comes later all the
 * same (take-number.ts).
 */
import { changeLease, findLease } from './lease-store';
import { type NumberRefusal, refuseNumber } from './number-refusal';
import { findNumber, keepNumber, unusedNumbers } from './number-store';
import type { LeaseRecord, NumberTransaction } from './number-tables';
import { answerLease, type LeaseAnswer, publishLease } from './publish-lease';
import { type LockedSeries, lockSeries } from './series';
import { lockOwnLease, type NamedLease } from './unused-number';

export interface ClosedLease {
  readonly company: number;
  readonly serial: string;
  readonly lease: string;
  readonly reason: string;
  readonly on: string;
}

export async function closeLease(
  tx: NumberTransaction,
  { company, serial, lease: id, reason, on }: ClosedLease,
): Promise<LeaseAnswer | NumberRefusal> {
  const series = await lockSeries(tx, company, serial);
  const lease = series && (await findLease(tx, series, id));
  if (lease === undefined) return refuseNumber('not-found');
  if (lease.state !== 'open') return answerLease(tx, lease);
  return publishLease(tx, await changeLease(tx, lease, { state: 'closed', ended_on: on, end_reason: reason }));
}

export interface ReturnedLease extends NamedLease {
  readonly takenTo: number;
  readonly returned: readonly { readonly number: number; readonly notBefore: string; readonly notAfter: string }[];
  readonly voided: readonly { readonly number: number; readonly reason: string; readonly on: string }[];
  readonly reason: string;
  readonly on: string;
}

export async function returnNumbers(
  tx: NumberTransaction,
  given: ReturnedLease,
  now: number,
): Promise<LeaseAnswer | NumberRefusal> {
  const own = await lockOwnLease(tx, given);
  if (own.kind === 'refused') return own;
  const { series, lease } = own;
  if (lease.state !== 'open') return answerLease(tx, lease);
  // A copy of the profile has used numbers that this one does not know of: they are not its to give back.
  if (given.takenTo < lease.used_to) return refuseNumber('lease-cloned');
  await keepVoided(tx, series, lease, given, now);
  const kept = await lastKept(tx, lease, given);
  await voidBetween(tx, series, lease, kept, given, now);
  const changes = { state: 'returned', to_number: kept, ended_on: given.on, end_reason: given.reason } as const;
  return publishLease(tx, await changeLease(tx, lease, changes));
}

async function keepVoided(
  tx: NumberTransaction,
  series: LockedSeries,
  lease: LeaseRecord,
  { voided }: ReturnedLease,
  now: number,
): Promise<void> {
  for (const { number, reason, on } of voided) {
    if (number < lease.from_number || number > lease.to_number) continue;
    const known = await findNumber(tx, series, number);
    if (known?.state !== 'used') await keepNumber(tx, lease, number, { state: 'voided', reason, on }, now);
  }
}

/** The last number that was taken and not given back; those above it are free again. */
async function lastKept(tx: NumberTransaction, lease: LeaseRecord, given: ReturnedLease): Promise<number> {
  const unused = await unusedNumbers(tx, lease);
  const voided = new Set(unused.filter(({ state }) => state === 'voided').map(({ number }) => number));
  const back = new Set([...unused, ...given.returned].map(({ number }) => number));
  const highestVoided = Math.max(lease.from_number - 1, ...voided);
  let kept = Math.max(Math.min(given.takenTo, lease.to_number), highestVoided);
  while (kept > lease.used_to && back.has(kept) && !voided.has(kept)) kept -= 1;
  return kept;
}

/** A number given back before one that is kept lies between two dates of a device that is gone: no one else can date it. */
async function voidBetween(
  tx: NumberTransaction,
  series: LockedSeries,
  lease: LeaseRecord,
  kept: number,
  { returned, reason, on }: ReturnedLease,
  now: number,
): Promise<void> {
  const known = await unusedNumbers(tx, lease);
  const back = new Set([...known.filter(({ state }) => state === 'returned'), ...returned].map(({ number }) => number));
  for (const number of back) {
    if (number < lease.from_number || number > kept) continue;
    const found = await findNumber(tx, series, number);
    if (found === undefined || found.state === 'returned')
      await keepNumber(tx, lease, number, { state: 'voided', reason, on }, now);
  }
}
