/**
 * LeaseNumbers: an interval of a series for one device (docs/decisions/0004 and 0013).
 *
 * Invariants: intervals of a series never overlap; an interval begins at the lowest number that is nobody's and fits the
 * device; a restored server grants nothing of a series before its devices have reported.
 */
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { type FreeInterval, freeIntervals } from './free-intervals';
import { decideGrant, type SelfKnowledge } from './grant-decision';
import { intervalSize } from './interval-size';
import { insertLease, leasesOf } from './lease-store';
import { type NumberRefusal, refuseNumber } from './number-refusal';
import { dateBelow } from './number-store';
import type { LeaseRecord, NumberTransaction } from './number-tables';
import { answerLease, type LeaseAnswer, publishLease } from './publish-lease';
import { type LockedSeries, lockSeries } from './series';
import { hearDevice, maySeriesGrant } from './series-reports';

export interface LeaseWish extends SelfKnowledge {
  readonly company: number;
  readonly serial: string;
  readonly device: string;
  readonly deviceName: string;
  readonly count: number;
}

export interface GrantSurroundings {
  readonly now: number;
  readonly newId: string;
  /** Of a database that was restored, its epoch; '' where none was. */
  readonly restoredEpoch: string;
}

const DAY_MS = 86_400_000;

export async function leaseNumbers(
  tx: NumberTransaction,
  wish: LeaseWish,
  around: GrantSurroundings,
): Promise<LeaseAnswer | NumberRefusal> {
  const series = await lockSeries(tx, wish.company, wish.serial);
  if (series === undefined) return refuseNumber('not-found');
  const leases = await leasesOf(tx, series);
  const newest = newestOf(leases, wish.device);
  const decision = decideGrant(newest, wish);
  if (decision === 'cloned') return refuseNumber('lease-cloned');
  if (decision === 'again' && newest !== undefined) return answerLease(tx, newest);
  if (decision === 'server-behind' || !(await maySeriesGrant(tx, series, leases, around.restoredEpoch)))
    return refuseNumber('numbers-wait');
  const before = newest && {
    size: newest.granted_to - newest.from_number + 1,
    lastedDays: (around.now - newest.granted_at.getTime()) / DAY_MS,
  };
  await hearDevice(tx, series, wish.device, around);
  return grant(tx, series, leases, { ...wish, size: intervalSize(before, wish.count) }, around);
}

/** An interval of just this size for a device that has none, which the caller knows to use all of. */
export async function leaseExactly(
  tx: NumberTransaction,
  wish: LeaseWish,
  around: Omit<GrantSurroundings, 'restoredEpoch'>,
): Promise<LeaseAnswer | NumberRefusal> {
  const series = await lockSeries(tx, wish.company, wish.serial);
  if (series === undefined) return refuseNumber('not-found');
  const leases = await leasesOf(tx, series);
  const newest = newestOf(leases, wish.device);
  if (newest !== undefined) return answerLease(tx, newest);
  return grant(tx, series, leases, { ...wish, size: wish.count }, around);
}

function newestOf(leases: readonly LeaseRecord[], deviceId: string): LeaseRecord | undefined {
  return leases
    .filter((lease) => lease.device_id === deviceId)
    .reduce<LeaseRecord | undefined>(
      (best, one) => (best === undefined || one.fence > best.fence ? one : best),
      undefined,
    );
}

interface SizedWish extends LeaseWish {
  readonly size: number;
}

async function grant(
  tx: NumberTransaction,
  series: LockedSeries,
  leases: readonly LeaseRecord[],
  wish: SizedWish,
  { now, newId }: Pick<GrantSurroundings, 'now' | 'newId'>,
): Promise<LeaseAnswer> {
  const { interval, notBefore } = await place(tx, series, leases, wish.device, bucharestDay(now));
  const last = interval.from + Math.min(wish.size, interval.most ?? wish.size) - 1;
  const lease = await insertLease(tx, {
    id: newId,
    company_id: series.companyId,
    serial_id: series.id,
    device_id: wish.device,
    device_name: wish.deviceName,
    from_number: interval.from,
    to_number: last,
    granted_to: last,
    used_to: interval.from - 1,
    fence: (newestOf(leases, wish.device)?.fence ?? 0) + 1,
    request: wish.request ?? '',
    not_before: notBefore,
    state: 'open',
    granted_at: new Date(now),
  });
  return publishLease(tx, lease);
}

interface Place {
  readonly interval: FreeInterval;
  readonly notBefore: string;
}

/** Numbers that were given back bind to the date of the invoice before them: one dated after today is of no use yet. */
async function place(
  tx: NumberTransaction,
  series: LockedSeries,
  leases: readonly LeaseRecord[],
  deviceId: string,
  today: string,
): Promise<Place> {
  const free = freeIntervals(series.firstNumber, leases, deviceId);
  for (const interval of free) {
    const notBefore = interval.givenBack ? await dateBelow(tx, series, interval.from) : '';
    if (notBefore <= today || interval.most === undefined) return { interval, notBefore };
  }
  throw new Error('The last free interval has an end');
}
