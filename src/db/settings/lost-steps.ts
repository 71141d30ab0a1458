/**
 * Steps of transports that a restored server has lost and that cannot be told yet, because the document of an earlier one is on
 * another device: kept with their own documents until the server has that one again.
 */
import * as v from 'valibot';
import { type TransportStep, transportSchema } from '@/api/entities/transport';
import { type CompanyId, companyIdSchema, entityIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';
import { hiddenCompanies } from './sealed-note';

const documentSchema = v.object({ step: entityIdSchema, xml: v.string(), sha256: v.string() });
const schema = v.array(v.object({ item: transportSchema, documents: v.array(documentSchema) }));

/** `item`: the declaration as the lost server had told it, with all of its steps. */
export type LostSteps = v.InferOutput<typeof schema>[number];

export async function lostSteps(db: CondicaDatabase, company: CompanyId): Promise<readonly LostSteps[]> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('lost-steps', company)))?.value);
  return stored.success ? stored.output : [];
}

/** Of which company. */
export interface CompanyLostSteps extends LostSteps {
  readonly companyId: CompanyId;
}

/** Of all companies that a person sees on this device. */
export async function everyLostSteps(db: CondicaDatabase): Promise<readonly CompanyLostSteps[]> {
  const start = noteKey('lost-steps', '');
  const keys = await db.kv.where('key').startsWith(start).primaryKeys();
  if (keys.length === 0) return [];
  const companies = keys.flatMap((key) => {
    const id = v.safeParse(companyIdSchema, Number(key.slice(start.length)));
    return id.success ? [id.output] : [];
  });
  const hidden = await hiddenCompanies(db);
  const seen = companies.filter((companyId) => !hidden.has(companyId));
  const all = seen.map(async (companyId) => (await lostSteps(db, companyId)).map((lost) => ({ ...lost, companyId })));
  return (await Promise.all(all)).flat();
}

/** Those whose documents are kept here until the ones before them are at the server again, in the order made. */
export function keptSteps({ item, documents }: LostSteps): readonly TransportStep[] {
  const kept = new Set(documents.map(({ step }) => step));
  return item.steps.filter(({ id }) => kept.has(id));
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
