/** Numbers for this device: asked for while there is network, so that invoices can be issued without. */
import { LeaseNumbers } from '@/api/calls/definition-calls';
import type { CompanyId, EntityId } from '@/api/ids';
import { freeCount } from '@/db/leases/lease-numbers';
import type { StoredLease } from '@/db/leases/stored-lease';
import { applyLease } from '@/db/replication/apply-lease';
import type { DeviceIdentity } from '@/db/settings/device-identity';
import { callWithSession } from '../session/call-with-session';
import type { PullPorts } from './pull-company';

export interface LeaseRequest {
  readonly company: CompanyId;
  readonly serial: EntityId;
  readonly device: DeviceIdentity;
}

/** Covers about a week of a busy company without network; the server may give fewer. */
const WANTED_NUMBERS = 100;
/** Below this share of free numbers the next interval is asked for; the server gives none before. */
const REFILL_SHARE = 0.2;
const TIMEOUT_MS = 60_000;

/** False: the network or the server refused; the series has what it had. */
export async function requestLease(ports: PullPorts, { company, serial, device }: LeaseRequest): Promise<boolean> {
  const body = { company, serial, device: device.id, deviceName: device.name, count: WANTED_NUMBERS };
  const deadline = ports.deadline(TIMEOUT_MS);
  const answer = await callWithSession(
    ports.connection,
    ports.session,
    LeaseNumbers,
    { params: undefined, body },
    deadline,
  );
  if (!answer.ok) return false;
  const { version, lease } = answer.result;
  return ports.db.transaction('rw', ports.db.lease, () =>
    applyLease(ports.db, { companyId: company, id: lease.id, version, row: lease }),
  );
}

/**
 * Refills the series this device draws from, and gives the first device of a series its interval. Another device gets one
 * when a person chooses the series there (`requestLease`): an interval nobody uses would be a gap to explain.
 */
export async function refillLeases(ports: PullPorts, company: CompanyId, device: DeviceIdentity): Promise<void> {
  const leases = await ports.db.lease.where('companyId').equals(company).toArray();
  const serials = await ports.db.serial.where('companyId').equals(company).toArray();
  for (const { id, base } of serials) {
    const ofSerial = leases.filter((lease) => lease.base.serialId === id);
    if (base !== null && needsNumbers(ofSerial, device)) await requestLease(ports, { company, serial: id, device });
  }
}

function needsNumbers(leases: readonly StoredLease[], device: DeviceIdentity): boolean {
  if (leases.length === 0) return true;
  const mine = leases.filter(({ base }) => base.deviceId === device.id && base.state === 'open');
  if (mine.length === 0) return false;
  const free = mine.reduce((sum, lease) => sum + freeCount(lease), 0);
  const size = Math.max(...mine.map(({ base }) => base.to - base.from + 1));
  return free <= size * REFILL_SHARE;
}
