import type { EntityId } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { afterVoided } from '@/domain/numbering/series-draw';
import type { CommandContext } from '../command-context';
import { tellVoided } from './lease-calls';
import { type HeldNumber, leaseAmongItsOwn } from './lease-numbers';

/** A number that a person gives up for good, and why. */
interface GivenUp extends HeldNumber {
  readonly leaseId: EntityId;
  readonly reason: string;
}

/**
 * Voids a number that was given back on this device: no invoice will bear it, and the report says why. `missing`: it is not
 * given back any more, or not here; nothing was written.
 */
export function voidGivenBack(
  context: CommandContext,
  { leaseId, number, reason }: GivenUp,
): Promise<'told' | 'missing'> {
  const { db, companyId, deviceId } = context;
  return db.transaction('rw', db.lease, db.serial, db.outbox, async () => {
    const owned = await leaseAmongItsOwn(db, leaseId);
    if (owned === undefined || owned.lease.companyId !== companyId) return 'missing';
    const { base, foreign, numbers } = owned.lease;
    const held = numbers.returned.some((one) => one.number === number);
    if (!held || base.deviceId !== deviceId || foreign === true) return 'missing';
    const why = { reason, on: bucharestDay(Date.parse(context.now())) };
    await db.lease.put(afterVoided(owned.lease, { number, ...why }, owned.all));
    await tellVoided(context, owned, number, why);
    return 'told';
  });
}
