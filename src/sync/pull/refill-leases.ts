/** Which series need numbers on this device: found from what is here, without asking anybody. */
import type { CompanyId } from '@/api/ids';
import type { StoredLease } from '@/db/numbers/stored-lease';
import type { DeviceIdentity } from '@/db/settings/device-identity';
import { hasEnoughNumbers } from '@/domain/numbering/enough-numbers';
import { numbersFree } from '@/domain/numbering/series-draw';
import type { LeasePauses } from './lease-pauses';
import { type LeasePorts, requestLease } from './request-lease';

export interface RefillPorts extends LeasePorts {
  readonly leasePauses: LeasePauses;
}

/**
 * Refills the series this device draws from, and gives the first device of a series its interval. `home`: the company that
 * is worked in; there the device gets a few numbers of the usual series at its first synchronisation, so that it can issue
 * without network. Of other series a further device gets numbers when a person chooses one there: numbers that nobody
 * uses would be a gap to explain.
 */
export async function refillLeases(
  ports: RefillPorts,
  company: CompanyId,
  device: DeviceIdentity,
  home: boolean,
): Promise<void> {
  const { lease, serial } = ports.db;
  const [leases, serials] = await ports.db.transaction('r', lease, serial, () =>
    Promise.all([
      lease.where('companyId').equals(company).toArray(),
      serial.where('companyId').equals(company).toArray(),
    ]),
  );
  const confirmed = serials.flatMap(({ base }) => (base === null ? [] : [base]));
  // The one a new invoice begins with.
  const usual = confirmed.filter(({ type }) => type === 'FCT').sort((a, b) => (a.prefix < b.prefix ? -1 : 1))[0];
  for (const { id } of confirmed) {
    const ofSerial = leases.filter(({ base }) => base.serialId === id);
    const mine = ofSerial.filter(({ base, foreign }) => base.deviceId === device.id && foreign !== true);
    const first = mine.length === 0 && (ofSerial.length === 0 || (home && id === usual?.id));
    if (!(first || runsOut(mine)) || !ports.leasePauses.mayAsk(id)) continue;
    const outcome = await requestLease(ports, { company, serial: id, device });
    if (outcome === 'granted') ports.leasePauses.granted(id);
    else if (outcome !== 'failed') ports.leasePauses.refused(company, id);
  }
}

/** Judged by the newest interval, as the server does; of one that a person closed no other is asked for. */
function runsOut(mine: readonly StoredLease[]): boolean {
  const newest = mine.reduce<StoredLease | undefined>(
    (best, lease) => (best === undefined || lease.base.from > best.base.from ? lease : best),
    undefined,
  );
  if (newest === undefined || newest.base.state !== 'open') return false;
  return !hasEnoughNumbers(newest.base.to - newest.base.from + 1, numbersFree(newest, mine));
}
