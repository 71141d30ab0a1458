import type { CompanyId, DeviceId, EntityId } from '@/api/ids';
import { formatNumber, type NumberSeries } from '@/domain/numbering/series';
import { type Draw, drawNumber, numbersFree } from '@/domain/numbering/series-draw';
import type { CondicaDatabase } from '../condica-database';
import { isGivable, isOfDevice, leasesOfDevice } from './leases-of-device';
import type { StoredLease } from './stored-lease';

export interface LeaseView {
  readonly lease: StoredLease;
  /** Numbers its device can still give from it. */
  readonly free: number;
  /** Given to this device. */
  readonly mine: boolean;
}

/** Leases of a company, by series and interval. */
export async function listLeases(
  db: CondicaDatabase,
  companyId: CompanyId,
  deviceId: DeviceId,
): Promise<readonly LeaseView[]> {
  const leases = await db.lease.where('companyId').equals(companyId).toArray();
  return leases
    .sort((a, b) =>
      a.base.serialId < b.base.serialId ? -1 : a.base.serialId > b.base.serialId ? 1 : a.base.from - b.base.from,
    )
    .map((lease) => ({
      lease,
      free: numbersFree(
        lease,
        leases.filter((other) => isSameDraw(lease, other)),
      ),
      mine: isOfDevice(lease, deviceId),
    }));
}

/** The companies of which this device holds an interval that it may draw from. */
export async function companiesWithNumbers(db: CondicaDatabase, deviceId: DeviceId): Promise<ReadonlySet<CompanyId>> {
  const leases = await db.lease.toArray();
  return new Set(leases.flatMap((lease) => (isGivable(lease, deviceId) ? [lease.companyId] : [])));
}

function isSameDraw(a: StoredLease, b: StoredLease): boolean {
  return a.base.serialId === b.base.serialId && a.base.deviceId === b.base.deviceId;
}

/**
 * The number an invoice of `date` would get from the series, with the lease it comes from, or why it gets none.
 * `no-lease`: this device never had one; it needs the network once (sync's `requestLease`).
 */
export type NumberPreview = DrawPreview | { readonly kind: 'no-serial' };

export type DrawPreview =
  | { readonly kind: 'number'; readonly leaseId: EntityId; readonly number: number; readonly text: string }
  | Exclude<Draw<StoredLease>, { kind: 'drawn' }>;

/** Takes nothing: the number is taken by `commitIssue`, which checks that it is still the next. */
export async function nextNumberPreview(
  db: CondicaDatabase,
  serialId: string,
  deviceId: DeviceId,
  date: string,
): Promise<NumberPreview> {
  const serial = (await db.serial.get(serialId))?.shown;
  if (serial === undefined || serial === null) return { kind: 'no-serial' };
  return previewOf(serial, await leasesOfDevice(db, serial.id, deviceId), date);
}

/** The same, of what was read before. `leases`: all of the device in the series. */
export function previewOf(serial: NumberSeries, leases: readonly StoredLease[], date: string): DrawPreview {
  const next = drawNumber(leases, date);
  if (next.kind !== 'drawn') return next;
  return { kind: 'number', leaseId: next.lease.id, number: next.number, text: formatNumber(serial, next.number) };
}
