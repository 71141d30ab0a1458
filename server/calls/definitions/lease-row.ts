import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables';

/** A lease as the contract and the stream of changes have it. */
export function leaseRow(lease: Selectable<Tables['number_lease']>) {
  return {
    id: lease.id,
    serialId: lease.serial_id,
    deviceId: lease.device_id,
    deviceName: lease.device_name,
    from: lease.from_number,
    to: lease.to_number,
    usedTo: lease.used_to,
    lastDate: lease.last_date,
    state: lease.state,
    grantedAt: lease.granted_at.toISOString(),
  };
}
