/**
 * Series that a restored server lets wait until it has heard of their numbers (docs/decisions/0013): kept, so that screens say
 * so, with the epoch in which this device has told the server that it has nothing more to give back. A series that was added
 * since the copy grants to nobody before such a word.
 */
import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { reportSeries } from './give-back-leases';
import { knownEpoch } from './sync-state';
import { seriesWaitKey } from './waiting-series';

export type WaitContext = Pick<CommandContext, 'db' | 'companyId' | 'deviceId' | 'now' | 'newId'>;

/** The server has answered that the series waits. Told of this device once in an epoch. */
export function noteSeriesWait(context: WaitContext, serial: EntityId): Promise<void> {
  const { db, companyId } = context;
  return db.transaction('rw', db.kv, db.outbox, db.serial, db.syncState, async () => {
    const epoch = (await knownEpoch(db, companyId)) ?? '';
    if ((await db.kv.get(seriesWaitKey(serial)))?.value === epoch) return;
    await db.kv.put({ key: seriesWaitKey(serial), value: epoch });
    const told = await db.outbox
      .where('companyId')
      .equals(companyId)
      .filter(({ call, subject }) => call === 'ReportSeries' && subject.id === serial)
      .count();
    if (epoch !== '' && told === 0) await reportSeries(context, serial, epoch);
  });
}
