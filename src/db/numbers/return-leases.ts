import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { CommandContext } from '../command-context';
import { isGivable } from './leases-of-device';
import { endOwnLease } from './return-lease';

/** Stands in the numbers' report beside what was not used. */
const LEFT = 'Dispozitivul a ieșit din cont și și-a șters datele.';

/**
 * The device leaves for good: every interval it still has, of all companies, is given back, so that its unused numbers are
 * free for others. From then on nothing is drawn from them here. The server is told through the outbox, after the invoices
 * that wait there; an interval given back before is not told again.
 */
export function returnLeases(context: CommandContext): Promise<void> {
  const { db, deviceId } = context;
  return db.transaction('rw', db.lease, db.serial, db.outbox, async () => {
    const mine = await db.lease.filter((lease) => isGivable(lease, deviceId)).toArray();
    const why = { reason: LEFT, on: bucharestDay(Date.parse(context.now())) };
    for (const { id, companyId } of mine) await endOwnLease({ ...context, companyId }, id, why);
  });
}

/** Whether an interval given back here is still unknown to the server. */
export async function returnsWait({ db }: Pick<CommandContext, 'db'>): Promise<boolean> {
  return (await db.outbox.filter(({ call }) => call === 'ReturnNumbers').count()) > 0;
}
