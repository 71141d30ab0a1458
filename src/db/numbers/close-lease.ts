import type { EntityId } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { CommandContext } from '../command-context';
import { tellClosed } from './lease-calls';
import { leaseAmongItsOwn } from './lease-numbers';

/**
 * A person ends the interval of a lost device, for a reason. `missing`: it is not here or not open; nothing was written. The
 * server ends it; an invoice of the device that comes after all is still taken.
 */
export function closeLease(context: CommandContext, leaseId: EntityId, reason: string): Promise<'told' | 'missing'> {
  const { db } = context;
  return db.transaction('rw', db.lease, db.serial, db.outbox, async () => {
    const owned = await leaseAmongItsOwn(db, leaseId);
    if (owned === undefined || owned.lease.companyId !== context.companyId) return 'missing';
    if (owned.lease.base.state !== 'open') return 'missing';
    await tellClosed(context, owned, { reason, on: bucharestDay(Date.parse(context.now())) });
    return 'told';
  });
}
