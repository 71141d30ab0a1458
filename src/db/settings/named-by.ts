/** Which database, by its epoch, has named the companies of this device: under another one an id may be another's. */
import type { CondicaDatabase } from '../condica-database';

const KEY = 'namedBy';

/** Undefined: nobody yet, or a server that tells no epoch. */
export async function namedBy(db: CondicaDatabase): Promise<string | undefined> {
  const value = (await db.kv.get(KEY))?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Inside the transaction that stores the companies. */
export async function noteNamedBy(db: CondicaDatabase, epoch: string | undefined): Promise<void> {
  if ((await db.kv.get(KEY))?.value === epoch) return;
  if (epoch === undefined) await db.kv.delete(KEY);
  else await db.kv.put({ key: KEY, value: epoch });
}
