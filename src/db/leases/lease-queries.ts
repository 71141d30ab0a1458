import type { CompanyId, DeviceId, EntityId } from '@/api/ids';
import { formatNumber } from '@/domain/numbering/series';
import type { CondicaDatabase } from '../condica-database';
import { freeCount, takeFrom } from './lease-numbers';
import type { StoredLease } from './stored-lease';

export interface LeaseView {
  readonly lease: StoredLease;
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
    .map((lease) => ({ lease, free: freeCount(lease), mine: lease.base.deviceId === deviceId }));
}

/**
 * The number an invoice of `date` would get from the series, with the lease it comes from.
 * `no-lease`: this device has none yet; it needs the network once (sync's `requestLease`).
 */
export type NumberPreview =
  | { readonly kind: 'number'; readonly leaseId: EntityId; readonly number: number; readonly text: string }
  | { readonly kind: 'no-lease' | 'used-up' | 'no-serial' }
  | { readonly kind: 'date-before-last'; readonly lastDate: string };

/** Takes nothing: the number is taken by `commitIssue`, which checks that it is still the next. */
export async function nextNumberPreview(
  db: CondicaDatabase,
  serialId: string,
  deviceId: DeviceId,
  date: string,
): Promise<NumberPreview> {
  const serial = (await db.serial.get(serialId))?.shown;
  if (serial === undefined || serial === null) return { kind: 'no-serial' };
  const leases = await leasesOf(db, serial.id, deviceId);
  let dateBefore: NumberPreview | null = null;
  for (const lease of leases) {
    const next = takeFrom(lease, date);
    if (next.kind === 'taken') {
      const text = formatNumber(serial, next.number);
      return { kind: 'number', leaseId: lease.id, number: next.number, text };
    }
    if (next.kind === 'date-before-last') dateBefore ??= next;
  }
  return dateBefore ?? { kind: leases.length === 0 ? 'no-lease' : 'used-up' };
}

async function leasesOf(db: CondicaDatabase, serialId: EntityId, deviceId: DeviceId): Promise<readonly StoredLease[]> {
  const leases = await db.lease
    .filter(({ base }) => base.serialId === serialId && base.deviceId === deviceId)
    .toArray();
  return leases.filter(({ base }) => base.state === 'open').sort((a, b) => a.base.from - b.base.from);
}
