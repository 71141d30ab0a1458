/**
 * Whether a series may grant after a restored copy (docs/decisions/0013). The copy does not know what was granted after it
 * was taken, so a series waits until the devices that hold its open intervals have given back what they know, or a person
 * says that nothing else will come. A series that was added since waits for the first report of a device only.
 */
import { sql, type Transaction } from 'kysely';
import { currentEpoch, type EpochParts } from '../database/epoch';
import type { LeaseRecord, NumberTransaction } from './number-tables';
import type { LockedSeries } from './series';

/** The epoch of a database that became another one; '' where it is the first. */
export async function restoredEpoch<T>(tx: Transaction<T>, parts: EpochParts): Promise<string> {
  const { reason, id } = await currentEpoch(tx, parts);
  return reason === 'first' ? '' : id;
}

const PERSON = 'person';
const ADDED = 'added';

export async function maySeriesGrant(
  tx: NumberTransaction,
  { companyId, id }: LockedSeries,
  leases: readonly Pick<LeaseRecord, 'device_id' | 'state'>[],
  restoredEpoch: string,
): Promise<boolean> {
  if (restoredEpoch === '') return true;
  const reports = await tx
    .selectFrom('series_report')
    .select('reporter')
    .where('company_id', '=', companyId)
    .where('serial_id', '=', id)
    .where('epoch', '=', restoredEpoch)
    .execute();
  return isHeard(new Set(reports.map(({ reporter }) => reporter)), leases);
}

/** `heard`: devices, and what else was told. */
export function isHeard(
  heard: ReadonlySet<string>,
  leases: readonly Pick<LeaseRecord, 'device_id' | 'state'>[],
): boolean {
  if (heard.has(PERSON)) return true;
  const holders = new Set(leases.filter(({ state }) => state === 'open').map(({ device_id }) => device_id));
  if (holders.size > 0) return [...holders].every((device) => heard.has(device));
  return heard.has(ADDED) && heard.size > 1;
}

/**
 * Of the devices that hold an open interval of any series of the company, one beside `device` that has not given back what it
 * knows, where nobody has said that it will not come; undefined: all are heard.
 */
export async function unheardDevice(
  tx: NumberTransaction,
  companyId: number,
  restoredEpoch: string,
  device: string,
): Promise<{ readonly name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select device_name as name from number_lease as lease
    where company_id = ${companyId} and state = 'open' and device_id <> ${device}
      and not exists (select from series_report as report
        where report.company_id = lease.company_id and report.serial_id = lease.serial_id
          and epoch = ${restoredEpoch} and reporter in (${PERSON}, lease.device_id::text))
    order by granted_at limit 1`.execute(tx);
  return rows[0];
}

interface SeriesReport {
  readonly reporter: string;
  readonly epoch: string;
  readonly reason: string;
}

/** Once; a repetition changes nothing. */
async function keepReport(
  tx: NumberTransaction,
  companyId: number,
  serialId: string,
  report: SeriesReport,
  now: number,
): Promise<void> {
  await tx
    .insertInto('series_report')
    .values({ company_id: companyId, serial_id: serialId, ...report, reported_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In a database that was never restored (epoch '') there is nothing to hear. */
export interface HeardAt {
  readonly restoredEpoch: string;
  readonly now: number;
}

/** A device has given back all it knows, or was granted numbers in this epoch: it holds nothing the server has lost. */
export async function hearDevice(
  tx: NumberTransaction,
  { companyId, id }: Pick<LockedSeries, 'companyId' | 'id'>,
  deviceId: string,
  { restoredEpoch: epoch, now }: HeardAt,
): Promise<void> {
  if (epoch !== '') await keepReport(tx, companyId, id, { reporter: deviceId, epoch, reason: '' }, now);
}

/** A person says that no device will give back more. */
export async function hearPerson(
  tx: NumberTransaction,
  { companyId, id }: Pick<LockedSeries, 'companyId' | 'id'>,
  reason: string,
  { restoredEpoch: epoch, now }: HeardAt,
): Promise<void> {
  if (epoch !== '') await keepReport(tx, companyId, id, { reporter: PERSON, epoch, reason }, now);
}

/** The series was added in this epoch: the copy had nothing of it to lose. */
export async function hearAdded(
  tx: NumberTransaction,
  companyId: number,
  serialId: string,
  { restoredEpoch: epoch, now }: HeardAt,
): Promise<void> {
  if (epoch !== '') await keepReport(tx, companyId, serialId, { reporter: ADDED, epoch, reason: '' }, now);
}
