/** The server's side of a number: it must be of the device's interval, and borne by no other document. */
import { sql } from 'kysely';
import type { ApiErrorCode } from '@/api/errors';
import type { TenantTransaction } from '../../database/app-database';
import { publishChanges } from '../../database/publish-changes';
import { lockRow } from '../../database/replicated-rows';
import type { NumberUse } from '../invoices/upload-invoice';
import { leaseRow } from './lease-row';

/** Undefined: the number is now this invoice's. Asking again for the same invoice changes nothing. */
export async function takeNumber(tx: TenantTransaction, use: NumberUse): Promise<ApiErrorCode | undefined> {
  const serial = await lockRow(tx, use.companyId, 'serial', use.serialId);
  const prefix = serial?.body?.prefix;
  const width = serial?.body?.width;
  if (typeof prefix !== 'string' || typeof width !== 'number') return 'not-found';
  const number = readNumber(use.number, prefix, width);
  if (number === undefined) return 'number-outside-lease';
  const lease = await tx
    .selectFrom('number_lease')
    .selectAll()
    .where('company_id', '=', use.companyId)
    .where('serial_id', '=', use.serialId)
    .where('device_id', '=', use.deviceId)
    .where('from_number', '<=', number)
    .where('to_number', '>=', number)
    .forUpdate()
    .executeTakeFirst();
  if (lease === undefined || lease.state === 'closed') return 'number-outside-lease';
  const bearer = await tx
    .insertInto('number_use')
    // The clock is the database's: the row is the report's, not the document's.
    .values({
      company_id: use.companyId,
      serial_id: use.serialId,
      number,
      lease_id: lease.id,
      invoice_id: use.invoiceId,
      issue_date: use.issueDate,
      used_at: sql`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  if (bearer === undefined) return (await bearerOf(tx, use, number)) === use.invoiceId ? undefined : 'number-taken';
  if (number <= lease.used_to) return undefined;
  const after = await tx
    .updateTable('number_lease')
    .set({ used_to: number, last_date: use.issueDate })
    .where('company_id', '=', use.companyId)
    .where('id', '=', lease.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishChanges(tx, use.companyId, [{ collection: 'lease', id: lease.id, row: leaseRow(after) }]);
  return undefined;
}

async function bearerOf(tx: TenantTransaction, use: NumberUse, number: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('number_use')
    .select('invoice_id')
    .where('company_id', '=', use.companyId)
    .where('serial_id', '=', use.serialId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.invoice_id ?? undefined;
}

/** The number inside a printed one: `FCT-0416` with prefix `FCT-` is 416. Other digits than the printed form are refused. */
export function readNumber(printed: string, prefix: string, width: number): number | undefined {
  if (!printed.startsWith(prefix)) return undefined;
  const digits = printed.slice(prefix.length);
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const number = Number(digits);
  return String(number).padStart(width, '0') === digits ? number : undefined;
}
