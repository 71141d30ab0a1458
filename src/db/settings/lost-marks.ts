/**
 * Marks on documents and messages to suppliers that a restored server has lost, kept until it tells of their documents: it takes none
 * on what it does not know.
 */
import * as v from 'valibot';
import { archiveItemSchema } from '@/api/entities/archive-item';
import { type CompanyId, type EntityId, entityIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const { marks, notes } = archiveItemSchema.entries;
const schema = v.array(v.object({ invoice: entityIdSchema, marks, notes }));

export type LostMarks = v.InferOutput<typeof schema>[number];

export async function lostMarks(db: CondicaDatabase, company: CompanyId): Promise<readonly LostMarks[]> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('lost-marks', company)))?.value);
  return stored.success ? stored.output : [];
}

/** In place of all that were kept. */
export async function keepLostMarks(
  db: CondicaDatabase,
  company: CompanyId,
  marks: readonly LostMarks[],
): Promise<void> {
  const key = noteKey('lost-marks', company);
  if (marks.length === 0) await db.kv.delete(key);
  else await db.kv.put({ key, value: marks });
}

/** The later word on a document takes the place of an earlier one. */
export function withLostMarks(kept: readonly LostMarks[], lost: readonly LostMarks[]): readonly LostMarks[] {
  const ids = new Set<EntityId>(lost.map(({ invoice }) => invoice));
  return [...kept.filter(({ invoice }) => !ids.has(invoice)), ...lost];
}
