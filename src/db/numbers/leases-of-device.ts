import type { DeviceId, EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { StoredLease } from './stored-lease';

/** Of whatever state: dates bind over all of them. Not those of a copy of this profile. */
export function leasesOfDevice(
  db: CondicaDatabase,
  serialId: EntityId,
  deviceId: DeviceId,
): Promise<readonly StoredLease[]> {
  return db.lease
    .filter(({ base, foreign }) => base.serialId === serialId && base.deviceId === deviceId && foreign !== true)
    .toArray();
}
