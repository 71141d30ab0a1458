/**
 * Steps of transports that a restored server has lost and that cannot be told yet, because the document of an earlier one is on
 * another device: kept with their own documents until the server has that one again.
 */
import * as v from 'valibot';
import { transportSchema } from '@/api/entities/transport';
import { type CompanyId, entityIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const documentSchema = v.object({ step: entityIdSchema, xml: v.string(), sha256: v.string() });
const schema = v.array(v.object({ item: transportSchema, documents: v.array(documentSchema) }));

/** `item`: the declaration as the lost server had told it, with all of its steps. */
export type LostSteps = v.InferOutput<typeof schema>[number];

export async function lostSteps(db: CondicaDatabase, company: CompanyId): Promise<readonly LostSteps[]> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('lost-steps', company)))?.value);
  return stored.success ? stored.output : [];
}

/** In place of what was kept of the same declarations; one without documents is kept no more. Inside a transaction over the notes. */
export async function keepLostSteps(
  db: CondicaDatabase,
  company: CompanyId,
  changed: readonly LostSteps[],
): Promise<void> {
  const ids = new Set(changed.map(({ item }) => item.id));
  const others = (await lostSteps(db, company)).filter(({ item }) => !ids.has(item.id));
  const value = [...others, ...changed.filter(({ documents }) => documents.length > 0)];
  const key = noteKey('lost-steps', company);
  if (value.length === 0) await db.kv.delete(key);
  else await db.kv.put({ key, value });
}
