/** The people of the user's companies, as the server told them last with the companies: to be chosen from without network. */
import * as v from 'valibot';
import { type Colleague, colleagueSchema } from '@/api/entities/colleague';
import type { CondicaDatabase } from '../condica-database';

const KEY = 'colleagues';
const keptSchema = v.array(colleagueSchema);

/** Inside or outside a transaction; what is told anew stands in place of the whole. */
export async function keepColleagues(db: CondicaDatabase, colleagues: readonly Colleague[]): Promise<void> {
  await db.kv.put({ key: KEY, value: colleagues });
}

/** Null where no server has told them, or in a form that this version does not understand. */
export async function knownColleagues(db: CondicaDatabase): Promise<readonly Colleague[] | null> {
  const kept = v.safeParse(keptSchema, (await db.kv.get(KEY))?.value);
  return kept.success ? kept.output : null;
}
