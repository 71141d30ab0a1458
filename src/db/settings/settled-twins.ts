/** Received documents of which a person has said, on this device, that they are not one and the same. */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const schema = v.array(v.string());

/** Pairs, as the radar names them. */
export async function settledTwins(db: CondicaDatabase, company: CompanyId): Promise<readonly string[]> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('settled-twins', company)))?.value);
  return stored.success ? stored.output : [];
}

/** Adds these pairs to the answered ones, or takes them out again. */
export function settleTwins(
  db: CondicaDatabase,
  company: CompanyId,
  pairs: readonly string[],
  settled: boolean,
): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const others = (await settledTwins(db, company)).filter((pair) => !pairs.includes(pair));
    const value = settled ? [...others, ...pairs] : others;
    await db.kv.put({ key: noteKey('settled-twins', company), value });
  });
}
