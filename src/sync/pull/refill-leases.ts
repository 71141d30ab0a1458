/** Which series need numbers on this device: found from what is here, without asking anybody. */
import type { Serial } from '@/api/entities/serial';
import type { CompanyId, DeviceId, EntityId } from '@/api/ids';
import type { StoredLease } from '@/db/numbers/stored-lease';
import type { StoredRow } from '@/db/rows/stored-row';
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
  const { lease, serial: series } = ports.db;
  const [leases, serials] = await ports.db.transaction('r', lease, series, async () =>
    Promise.all([
      lease.where('companyId').equals(company).toArray(),
      series.where('companyId').equals(company).toArray(),
    ]),
  );
  for (const serial of seriesInNeed({ leases, serials }, device.id, home, ports.leasePauses)) {
    const outcome = await requestLease(ports, { company, serial, device });
    if (outcome === 'granted') ports.leasePauses.granted(serial);
    else if (outcome !== 'failed') ports.leasePauses.refused(company, serial);
  }
}

/** What is here of a company's numbers. */
export interface CompanyNumbers {
  readonly leases: readonly StoredLease[];
  readonly serials: readonly StoredRow<Serial>[];
}

/** The series for which this device has too few numbers, and may ask. */
export function seriesInNeed(
  { leases, serials }: CompanyNumbers,
  device: DeviceId,
  home: boolean,
  pauses: Pick<LeasePauses, 'mayAsk'>,
): readonly EntityId[] {
  const confirmed = serials.flatMap(({ base }) => (base === null ? [] : [base]));
  // The one a new invoice begins with.
  const usual = confirmed.filter(({ type }) => type === 'FCT').sort((a, b) => (a.prefix < b.prefix ? -1 : 1))[0];
  return confirmed.flatMap(({ id }) => {
    const ofSerial = leases.filter(({ base }) => base.serialId === id);
    const mine = ofSerial.filter(({ base, foreign }) => base.deviceId === device && foreign !== true);
    const first = mine.length === 0 && (ofSerial.length === 0 || (home && id === usual?.id));
    return (first || runsOut(mine)) && pauses.mayAsk(id) ? [id] : [];
  });
}

/**
 * Judged by the newest interval, as the server does; of one that a person closed, or gave back here (which the server may not
 * know yet), no other is asked for.
 */
function runsOut(mine: readonly StoredLease[]): boolean {
  const newest = mine.reduce<StoredLease | undefined>(
    (best, lease) => (best === undefined || lease.base.from > best.base.from ? lease : best),
    undefined,
  );
  if (newest === undefined || newest.base.state !== 'open' || newest.numbers.state !== 'open') return false;
  return !hasEnoughNumbers(newest.base.to - newest.base.from + 1, numbersFree(newest, mine));
}
