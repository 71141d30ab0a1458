/**
 * What was told to the person by itself on this device, so that nothing is told twice. It stands in the account's database:
 * it names companies and codes, and goes when the account's data is erased.
 */
import * as v from 'valibot';
import type { CondicaDatabase } from '../condica-database';

/** The oldest are let go of: by then what they told of is long over. */
const MOST_TOLD = 1000;
const schema = v.array(v.string());

export type ToldKey = 'toldConnections' | 'toldTransports' | 'toldRefusals';

export async function toldOnce(db: CondicaDatabase, key: ToldKey): Promise<ReadonlySet<string>> {
  const stored = v.safeParse(schema, (await db.kv.get(key))?.value);
  return new Set(stored.success ? stored.output : []);
}

/** Adds to what was told, whatever another tab adds meanwhile. */
export function noteTold(db: CondicaDatabase, key: ToldKey, fresh: readonly string[]): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const told = await toldOnce(db, key);
    await db.kv.put({ key, value: [...new Set([...told, ...fresh])].slice(-MOST_TOLD) });
  });
}
