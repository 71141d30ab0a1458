/** Numbers of which more is known than their lease: used, given back or voided. Under the lock of the series. */
import type { Selectable } from 'kysely';
import type { LeaseRecord, NumberTables, NumberTransaction } from './number-tables';
import type { LockedSeries } from './series';

export type NumberRecord = Selectable<NumberTables['number_use']>;

export function findNumber(
  tx: NumberTransaction,
  { companyId, id }: LockedSeries,
  number: number,
): Promise<NumberRecord | undefined> {
  return tx
    .selectFrom('number_use')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('serial_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** What becomes of a number. Dates are `yyyy-MM-dd`, '' none. */
export type NumberFate =
  | { readonly state: 'used'; readonly invoiceId: string; readonly issueDate: string }
  | { readonly state: 'returned'; readonly notBefore: string; readonly notAfter: string }
  | { readonly state: 'voided'; readonly reason: string; readonly on: string };

/** Whatever was said of the number before. */
export async function keepNumber(
  tx: NumberTransaction,
  lease: LeaseRecord,
  number: number,
  fate: NumberFate,
  now: number,
): Promise<void> {
  const columns = {
    lease_id: lease.id,
    device_id: lease.device_id,
    state: fate.state,
    invoice_id: fate.state === 'used' ? fate.invoiceId : null,
    issue_date: fate.state === 'used' ? fate.issueDate : '',
    reason: fate.state === 'voided' ? fate.reason : '',
    voided_on: fate.state === 'voided' ? fate.on : '',
    not_before: fate.state === 'returned' ? fate.notBefore : '',
    not_after: fate.state === 'returned' ? fate.notAfter : '',
    used_at: new Date(now),
  };
  await tx
    .insertInto('number_use')
    .values({ company_id: lease.company_id, serial_id: lease.serial_id, number, ...columns })
    .onConflict((conflict) => conflict.columns(['company_id', 'serial_id', 'number']).doUpdateSet(columns))
    .execute();
}

/** The numbers of a lease's interval that were given back or voided, in rising order. */
export function unusedNumbers(tx: NumberTransaction, lease: LeaseRecord): Promise<NumberRecord[]> {
  return tx
    .selectFrom('number_use')
    .selectAll()
    .where('company_id', '=', lease.company_id)
    .where('lease_id', '=', lease.id)
    .where('state', '<>', 'used')
    .where('number', '<=', lease.to_number)
    .orderBy('number')
    .execute();
}

/** Date of the invoice with the highest number below this one, whichever device issued it; '' none. */
export async function dateBelow(
  tx: NumberTransaction,
  { companyId, id }: LockedSeries,
  number: number,
): Promise<string> {
  const below = await tx
    .selectFrom('number_use')
    .select('issue_date')
    .where('company_id', '=', companyId)
    .where('serial_id', '=', id)
    .where('number', '<', number)
    .where('state', '=', 'used')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return below?.issue_date ?? '';
}
