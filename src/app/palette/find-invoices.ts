import { archiveByIds } from '@/db/archive/archive-queries';
import type { ArchiveView } from '@/db/archive/archive-view';
import type { CondicaDatabase } from '@/db/condica-database';
import { archiveSearch } from '@/workers/archive-search/archive-search';

export interface FoundInvoices {
  readonly views: readonly ArchiveView[];
  /** All that were found, also those not shown. */
  readonly count: number;
}

export const NO_INVOICES: FoundInvoices = { views: [], count: 0 };

/** Invoices, issued and received, by number, partner, fiscal code or lines, of the whole archive; those that ask for something before the others. */
export async function findInvoices(db: CondicaDatabase, text: string, limit: number): Promise<FoundInvoices> {
  const { ids, count } = await archiveSearch.call((api) => api.find(text, limit));
  return { views: await archiveByIds(db, ids), count };
}
