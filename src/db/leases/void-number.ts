import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { withVoided } from './lease-numbers';

/** Gives up a returned number for good; the register of numbers shows the reason. False where it is not a returned one. */
export function voidNumber(
  context: CommandContext,
  leaseId: EntityId,
  number: number,
  reason: string,
): Promise<boolean> {
  return context.db.transaction('rw', context.db.lease, async () => {
    const lease = await context.db.lease.get(leaseId);
    if (lease === undefined || !lease.numbers.returned.some((one) => one.number === number)) return false;
    await context.db.lease.put(withVoided(lease, number, reason, context.now().slice(0, 10)));
    return true;
  });
}
