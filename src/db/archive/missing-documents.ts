import type { CompanyId, EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { documentsInOrder } from './archive-rows';

export interface RecentDocuments {
  /** Documents among the newest that the server has. */
  readonly wanted: number;
  /** Those whose XML is not on this device, newest first. */
  readonly missing: readonly EntityId[];
}

/**
 * Of the company's newest `most` issued documents and as many received ones, those whose XML can only be read with a network:
 * who issues much must not be without what was received last.
 */
export async function recentDocuments(
  db: CondicaDatabase,
  companyId: CompanyId,
  most: number,
): Promise<RecentDocuments> {
  const newest = (await Promise.all([newestOf(db, companyId, 'out', most), newestOf(db, companyId, 'in', most)]))
    .flat()
    .sort((a, b) => (a.issueDate < b.issueDate ? 1 : a.issueDate > b.issueDate ? -1 : 0))
    // What is not confirmed was made here and is here; what is lost is asked for in vain.
    .filter(({ base, lost }) => base !== null && lost === undefined);
  const keys = newest.map(({ id }): [string, string] => [id, 'xml']);
  const here = new Set((await db.document.where(':id').anyOf(keys).primaryKeys()).map(([id]) => id));
  const missing = newest.filter(({ id }) => !here.has(id)).map(({ id }) => id);
  return { wanted: newest.length, missing };
}

function newestOf(db: CondicaDatabase, companyId: CompanyId, direction: 'out' | 'in', most: number) {
  return documentsInOrder(db, companyId, { direction, after: null, limit: most, newestFirst: true });
}
