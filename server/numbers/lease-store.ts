/** Leases as they are kept. All but reading goes under the lock of the series (series.ts). */

import type { Insertable, Updateable } from 'kysely';
import type { LeaseRecord, NumberTables, NumberTransaction } from './number-tables';
import type { LockedSeries } from './series';

export function leasesOf(tx: NumberTransaction, { companyId, id }: LockedSeries): Promise<LeaseRecord[]> {
  return tx
    .selectFrom('number_lease')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('serial_id', '=', id)
    .execute();
}

export function findLease(
  tx: NumberTransaction,
  { companyId, id }: LockedSeries,
  leaseId: string,
): Promise<LeaseRecord | undefined> {
  return tx
    .selectFrom('number_lease')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('serial_id', '=', id)
    .where('id', '=', leaseId)
    .executeTakeFirst();
}

/** Every lease that was granted the number, whether or not it gave it back. */
export function leasesGranted(
  tx: NumberTransaction,
  { companyId, id }: LockedSeries,
  number: number,
): Promise<LeaseRecord[]> {
  return tx
    .selectFrom('number_lease')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('serial_id', '=', id)
    .where('from_number', '<=', number)
    .where('granted_to', '>=', number)
    .orderBy('fence', 'desc')
    .execute();
}

export function insertLease(
  tx: NumberTransaction,
  lease: Insertable<NumberTables['number_lease']>,
): Promise<LeaseRecord> {
  return tx.insertInto('number_lease').values(lease).returningAll().executeTakeFirstOrThrow();
}

export function changeLease(
  tx: NumberTransaction,
  { company_id, id }: Pick<LeaseRecord, 'company_id' | 'id'>,
  changes: Updateable<NumberTables['number_lease']>,
): Promise<LeaseRecord> {
  return tx
    .updateTable('number_lease')
    .set(changes)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
