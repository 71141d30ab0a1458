/** The leases of this device in one series as the rules of domain/numbering want them, and what a change of one is. */
import type { EntityId } from '@/api/ids';
import type { IsoDate } from '@/domain/invoice/invoice';
import { numberInSeries } from '@/domain/numbering/series';
import { afterGivenBack, afterRedated, afterVoided, datesAround } from '@/domain/numbering/series-draw';
import type { CondicaDatabase } from '../condica-database';
import { type OwnedLease, type TellingContext, tellGivenBack } from './lease-calls';
import { leasesOfDevice } from './leases-of-device';
import type { StoredLease } from './stored-lease';

/** A lease with the others of its device in its series; undefined where it is not here. */
export async function leaseAmongItsOwn(db: CondicaDatabase, leaseId: EntityId): Promise<OwnedLease | undefined> {
  const lease = await db.lease.get(leaseId);
  if (lease === undefined) return undefined;
  return { lease, all: await leasesOfDevice(db, lease.base.serialId, lease.base.deviceId) };
}

/** The lease that a printed number of a series is from, of whatever device; undefined where none is known here. */
export async function leaseOfNumber(
  db: CondicaDatabase,
  serialId: string,
  printed: string,
): Promise<OwnedLease | undefined> {
  const serial = (await db.serial.get(serialId))?.shown;
  const number = serial ? numberInSeries(serial, printed) : undefined;
  if (number === undefined) return undefined;
  const [lease] = await db.lease
    .filter(({ base }) => base.serialId === serialId && base.from <= number && number <= base.to)
    .toArray();
  return lease && leaseAmongItsOwn(db, lease.id);
}

export interface HeldNumber {
  readonly leaseId: EntityId;
  readonly number: number;
}

/**
 * The number came back from an invoice that did not leave; the server is told, so that it outlives this storage. False:
 * its lease is not here. Inside a transaction over lease, serial and outbox.
 */
export async function giveBackNumber(context: TellingContext, { leaseId, number }: HeldNumber): Promise<boolean> {
  const found = await leaseAmongItsOwn(context.db, leaseId);
  if (found === undefined) return false;
  await context.db.lease.put(afterGivenBack(found.lease, number, found.all));
  await tellGivenBack(context, found, number, datesAround(found.all, number));
  return true;
}

/**
 * The server says that the number is another invoice's, or void: it is not drawn here again. The server knows already.
 * False: its lease is not here.
 */
export async function voidRefusedNumber(
  db: CondicaDatabase,
  { leaseId, number }: HeldNumber,
  reason: string,
  on: IsoDate,
): Promise<boolean> {
  const found = await leaseAmongItsOwn(db, leaseId);
  if (found === undefined) return false;
  await db.lease.put(afterVoided(found.lease, { number, reason, on }, found.all));
  return true;
}

/** Between which dates an invoice that keeps its number may be dated, bounds included; '' where nothing binds. */
export interface DateOutOfOrder {
  readonly kind: 'date-out-of-order';
  readonly notBefore: IsoDate;
  readonly notAfter: IsoDate;
}

/**
 * The invoice that bears the number is corrected, and may get another date. Gives the dates that bind it where numbers would
 * not follow dates any more; then nothing was written.
 */
export async function redateNumber(
  db: CondicaDatabase,
  { leaseId, number }: HeldNumber,
  date: IsoDate,
): Promise<DateOutOfOrder | null> {
  const found = await leaseAmongItsOwn(db, leaseId);
  if (found === undefined || isDated(found.lease, number, date)) return null;
  const { before, after } = datesAround(found.all, number);
  if (date < before || (after !== '' && date > after))
    return { kind: 'date-out-of-order', notBefore: before, notAfter: after };
  await db.lease.put(afterRedated(found.lease, number, date));
  return null;
}

function isDated({ taken }: StoredLease, number: number, date: IsoDate): boolean {
  return taken.some((one) => one.number === number && one.date === date);
}
