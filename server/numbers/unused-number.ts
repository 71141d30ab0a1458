/** Giving one number back, and voiding one: what a device did with a number that no invoice bears. */
import { findLease } from './lease-store';
import { type NumberRefusal, refuseNumber } from './number-refusal';
import { findNumber, keepNumber, type NumberFate } from './number-store';
import type { LeaseRecord, NumberTransaction } from './number-tables';
import { NUMBER_TEXTS } from './number-texts';
import { answerLease, type LeaseAnswer, publishLease } from './publish-lease';
import { type LockedSeries, lockSeries } from './series';

/** A lease as its device names it. */
export interface NamedLease {
  readonly company: number;
  readonly serial: string;
  readonly lease: string;
  readonly device: string;
  readonly fence: number;
}

export interface OwnLease {
  readonly kind: 'own';
  readonly series: LockedSeries;
  readonly lease: LeaseRecord;
}

/** The lease under the lock of its series, where the device names what it was granted. */
export async function lockOwnLease(tx: NumberTransaction, named: NamedLease): Promise<OwnLease | NumberRefusal> {
  const series = await lockSeries(tx, named.company, named.serial);
  const lease = series && (await findLease(tx, series, named.lease));
  if (series === undefined || lease === undefined || lease.device_id !== named.device) return refuseNumber('not-found');
  return lease.fence === named.fence ? { kind: 'own', series, lease } : refuseNumber('lease-cloned');
}

export interface GivenBack extends NamedLease {
  readonly number: number;
  readonly notBefore: string;
  readonly notAfter: string;
}

export function giveBackNumber(
  tx: NumberTransaction,
  given: GivenBack,
  now: number,
): Promise<LeaseAnswer | NumberRefusal> {
  const { number, notBefore, notAfter } = given;
  return leaveUnused(tx, given, number, { state: 'returned', notBefore, notAfter }, now);
}

export interface Voided extends NamedLease {
  readonly number: number;
  readonly reason: string;
  readonly on: string;
}

export function voidNumber(tx: NumberTransaction, voided: Voided, now: number): Promise<LeaseAnswer | NumberRefusal> {
  const { number, reason, on } = voided;
  return leaveUnused(tx, voided, number, { state: 'voided', reason, on }, now);
}

async function leaveUnused(
  tx: NumberTransaction,
  named: NamedLease,
  number: number,
  fate: NumberFate,
  now: number,
): Promise<LeaseAnswer | NumberRefusal> {
  const own = await lockOwnLease(tx, named);
  if (own.kind === 'refused') return own;
  const { series, lease } = own;
  if (number < lease.from_number || number > lease.granted_to) return refuseNumber('number-outside-lease');
  const known = await findNumber(tx, series, number);
  if (known?.state === 'used') return refuseNumber('number-taken', NUMBER_TEXTS.usedNumber(number));
  // What was voided stays so; a number beyond an ended lease is nobody's, or another's by now.
  if (known?.state === 'voided' || number > lease.to_number) return answerLease(tx, lease);
  await keepNumber(tx, lease, number, fate, now);
  return publishLease(tx, lease);
}
