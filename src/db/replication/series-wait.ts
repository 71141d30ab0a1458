/**
 * Series that a restored server lets wait until it has heard of their numbers (docs/decisions/0013): kept, so that screens say
 * so, with the epoch in which this device has told the server that it has nothing more to give back. A series that was added
 * since the copy grants to nobody before such a word.
 */
import type { CompanyId, EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from '../settings/company-notes';
import { knownEpoch } from './apply-page';
import { reportSeries } from './give-back-leases';

export type WaitContext = Pick<CommandContext, 'db' | 'companyId' | 'deviceId' | 'now' | 'newId'>;

/** The server has answered that the series waits. Told of this device once in an epoch. */
export function noteSeriesWait(context: WaitContext, serial: EntityId): Promise<void> {
  const { db, companyId } = context;
  return db.transaction('rw', db.kv, db.outbox, db.serial, db.syncState, async () => {
    const epoch = (await knownEpoch(db, companyId)) ?? '';
    if ((await db.kv.get(keyOf(serial)))?.value === epoch) return;
    await db.kv.put({ key: keyOf(serial), value: epoch });
    const told = await db.outbox
      .where('companyId')
      .equals(companyId)
      .filter(({ call, subject }) => call === 'ReportSeries' && subject.id === serial)
      .count();
    if (epoch !== '' && told === 0) await reportSeries(context, serial, epoch);
  });
}

/** It grants again. Inside a transaction over kv, or alone. */
export async function endSeriesWait(db: CondicaDatabase, serial: EntityId): Promise<void> {
  await db.kv.delete(keyOf(serial));
}

/** Those of the company that wait, as this device last heard. */
export async function waitingSeries(db: CondicaDatabase, companyId: CompanyId): Promise<ReadonlySet<EntityId>> {
  const serials = await db.serial.where('companyId').equals(companyId).toArray();
  const notes = await db.kv.bulkGet(serials.map(({ id }) => keyOf(id)));
  return new Set(serials.filter((_, place) => notes[place] !== undefined).map(({ id }) => id));
}

const keyOf = (serial: EntityId) => noteKey('numbersWait', serial);
