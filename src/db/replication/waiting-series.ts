/** Which series a restored server lets wait, as this device last heard (series-wait.ts notes it). */
import type { CompanyId, EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from '../settings/company-notes';

/** Those of the company that wait. */
export async function waitingSeries(db: CondicaDatabase, companyId: CompanyId): Promise<ReadonlySet<EntityId>> {
  const serials = await db.serial.where('companyId').equals(companyId).toArray();
  const notes = await db.kv.bulkGet(serials.map(({ id }) => seriesWaitKey(id)));
  return new Set(serials.filter((_, place) => notes[place] !== undefined).map(({ id }) => id));
}

export async function isWaitingSeries(db: CondicaDatabase, serial: string): Promise<boolean> {
  return (await db.kv.get(seriesWaitKey(serial))) !== undefined;
}

/** It grants again. Inside a transaction over kv, or alone. */
export async function endSeriesWait(db: CondicaDatabase, serial: EntityId): Promise<void> {
  await db.kv.delete(seriesWaitKey(serial));
}

/** Of the note in `kv`. */
export const seriesWaitKey = (serial: string) => noteKey('numbersWait', serial);
