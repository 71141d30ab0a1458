/**
 * Views of lists that a person named, on this device, for one company: a filter, an order and columns under a name. What
 * they hold is the list's own affair: here it is kept as it is given.
 */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

export const MAX_VIEW_NAME = 40;

const viewSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.maxLength(MAX_VIEW_NAME)),
  content: v.unknown(),
});
/** `content` as a structured clone can carry it. */
export type OwnView = v.InferOutput<typeof viewSchema>;

const schema = v.array(viewSchema);

const keyOf = (company: CompanyId, list: string) => noteKey('views', company, list);

/** In the order they were named. */
export async function ownViews(db: CondicaDatabase, company: CompanyId, list: string): Promise<readonly OwnView[]> {
  const stored = v.safeParse(schema, (await db.kv.get(keyOf(company, list)))?.value);
  return stored.success ? stored.output : [];
}

/** Replaces a list's views by what `change` makes of them, whatever another tab does meanwhile. */
export function changeOwnViews(
  db: CondicaDatabase,
  company: CompanyId,
  list: string,
  change: (views: readonly OwnView[]) => readonly OwnView[],
): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const value = change(await ownViews(db, company, list));
    await db.kv.put({ key: keyOf(company, list), value });
  });
}
