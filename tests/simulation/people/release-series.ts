/** A series of a restored server waits for a device that will not come back: a person lets it go on, as the refused invoice says. */
import { ReleaseSeries } from '@/api/calls/number-calls';
import type { EntityId } from '@/api/ids';
import { endSeriesWait, waitingSeries } from '@/db/replication/waiting-series';
import type { Seat } from './seat';
import { today } from './seat';

/** Whether it waited and grants now. */
export async function releaseWaiting(seat: Seat, serial: EntityId): Promise<boolean> {
  const { world, context, at, tab } = seat;
  const { db, companyId } = context;
  if (!(await waitingSeries(db, companyId)).has(serial)) return false;
  const body = { company: companyId, serial, reason: 'Telefon pierdut', on: today(seat) };
  const answer = await at.sync.call(ReleaseSeries, { params: undefined, body });
  world.story.tell(`${tab.process.name} releases the series: ${answer.ok ? 'done' : answer.failure.kind}`);
  if (!answer.ok) return false;
  world.story.count('series released');
  await endSeriesWait(db, serial);
  await at.sync.requestLease(companyId, serial);
  return true;
}
