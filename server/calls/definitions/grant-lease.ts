/**
 * LeaseNumbers: an interval of a series for one device (docs/decisions/0004).
 *
 * Invariants: intervals of a series never overlap and follow each other from its first number; a device that has more than
 * a fifth of its newest interval free gets that one again.
 */
import type { Selectable } from 'kysely';
import type { TenantTransaction } from '../../database/app-database';
import { publishChanges } from '../../database/publish-changes';
import { lockRow } from '../../database/replicated-rows';
import type { Tables } from '../../database/tables';
import { done, type Reply, refused } from '../reply';
import { leaseRow } from './lease-row';

const FREE_SHARE = 5;

export interface LeaseWish {
  readonly company: number;
  readonly serial: string;
  readonly device: string;
  readonly deviceName: string;
  readonly count: number;
}

export async function grantLease(
  tx: TenantTransaction,
  wish: LeaseWish,
  made: { readonly now: number; readonly newId: string },
): Promise<Reply> {
  // The series' row is the lock that two devices asking at once wait at.
  const serial = await lockRow(tx, wish.company, 'serial', wish.serial);
  const firstNumber = serial?.body?.firstNumber;
  if (typeof firstNumber !== 'number') return refused('not-found');
  const own = await newestLease(tx, wish, wish.device);
  if (own !== undefined && (own.to_number - own.used_to) * FREE_SHARE > own.to_number - own.from_number + 1) {
    const stored = await lockRow(tx, wish.company, 'lease', own.id);
    return done({ version: stored?.version ?? 0, lease: leaseRow(own) });
  }
  const before = await newestLease(tx, wish);
  const first = before === undefined ? firstNumber : before.to_number + 1;
  const lease = await tx
    .insertInto('number_lease')
    .values({
      id: made.newId,
      company_id: wish.company,
      serial_id: wish.serial,
      device_id: wish.device,
      device_name: wish.deviceName,
      from_number: first,
      to_number: first + wish.count - 1,
      used_to: first - 1,
      last_date: '',
      state: 'open',
      granted_at: new Date(made.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = leaseRow(lease);
  return done({
    version: await publishChanges(tx, wish.company, [{ collection: 'lease', id: row.id, row: row }]),
    lease: row,
  });
}

/** The interval with the highest numbers: of the series, or of one device in it that is still open. */
async function newestLease(
  tx: TenantTransaction,
  wish: LeaseWish,
  device?: string,
): Promise<Selectable<Tables['number_lease']> | undefined> {
  return tx
    .selectFrom('number_lease')
    .selectAll()
    .where('company_id', '=', wish.company)
    .where('serial_id', '=', wish.serial)
    .$if(device !== undefined, (query) => query.where('device_id', '=', device ?? '').where('state', '=', 'open'))
    .orderBy('to_number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
