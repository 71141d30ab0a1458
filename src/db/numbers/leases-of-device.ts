import type { DeviceId, EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { StoredLease } from './stored-lease';

/** Of whatever state: dates bind over all of them. Not those of a copy of this profile. */
export function leasesOfDevice(
  db: CondicaDatabase,
  serialId: EntityId,
  deviceId: DeviceId,
): Promise<readonly StoredLease[]> {
  return db.lease.filter((lease) => lease.base.serialId === serialId && isOfDevice(lease, deviceId)).toArray();
}

/** Granted to this device, not to a copy of its profile that bears the same id. */
export function isOfDevice({ base, foreign }: StoredLease, deviceId: DeviceId): boolean {
  return base.deviceId === deviceId && foreign !== true;
}

/** Whether it is this device's to give back: neither this device nor anybody else has ended it. */
export function isGivable(lease: StoredLease, deviceId: DeviceId): boolean {
  return isOfDevice(lease, deviceId) && lease.numbers.state === 'open';
}
