/** A person's way out for a series that a restored server lets wait for devices that will not come back, as its screen has it. */
import { ReleaseSeries } from '@/api/calls/number-calls';
import type { EntityId } from '@/api/ids';
import { endSeriesWait, waitingSeries } from '@/db/replication/waiting-series';
import { type Seat, today } from './seat';

/** Nothing where it grants; what the server answers is told. */
export async function releaseWaiting(seat: Seat, serial: EntityId): Promise<void> {
  const { world, tab, at, context } = seat;
  if (!(await waitingSeries(at.db, context.companyId)).has(serial)) return;
  const body = { company: context.companyId, serial, reason: 'dispozitivul nu se mai întoarce', on: today(seat) };
  const answer = await at.sync.call(ReleaseSeries, { params: undefined, body });
  world.story.tell(
    `${tab.process.name} releases series ${serial}: ${answer.ok ? 'grants again' : answer.failure.kind}`,
  );
  if (!answer.ok) return;
  await endSeriesWait(at.db, serial);
  await at.sync.requestLease(context.companyId, serial);
}
