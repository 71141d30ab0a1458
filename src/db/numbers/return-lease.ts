/** Giving back an interval of this device: its unused numbers are free for others, and nothing is drawn from it here any more. */

import type { EntityId } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { CommandContext } from '../command-context';
import { type TellingContext, tellReturned } from './lease-calls';
import { leaseAmongItsOwn } from './lease-numbers';
import { isGivable } from './leases-of-device';

/**
 * A person gives the interval back, for a reason that their report shows. `missing`: it is not here, not this device's, or
 * has ended; nothing was written. The server is told after the invoices that wait.
 */
export function returnLease(context: CommandContext, leaseId: EntityId, reason: string): Promise<'told' | 'missing'> {
  const { db, companyId, deviceId } = context;
  return db.transaction('rw', db.lease, db.serial, db.outbox, async () => {
    const lease = await db.lease.get(leaseId);
    if (lease === undefined || lease.companyId !== companyId || !isGivable(lease, deviceId)) return 'missing';
    await endOwnLease(context, leaseId, { reason, on: bucharestDay(Date.parse(context.now())) });
    return 'told';
  });
}

/** Inside a transaction over lease, serial and outbox, for an interval of this device that is open. */
export async function endOwnLease(
  context: TellingContext,
  leaseId: EntityId,
  why: { readonly reason: string; readonly on: string },
): Promise<void> {
  const owned = await leaseAmongItsOwn(context.db, leaseId);
  if (owned === undefined) return;
  await tellReturned(context, owned, why);
  await context.db.lease.put({ ...owned.lease, numbers: { ...owned.lease.numbers, state: 'returned' } });
}
