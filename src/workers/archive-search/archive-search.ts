/** The archive's search worker as the lists call it. */
import { proxy } from 'comlink';
import type { CompanyId } from '@/api/ids';
import type { Direction } from '@/db/archive/cold/cold-block';
import { createWorkerBridge } from '../worker-bridge';
import archiveSearchUrl from './archive-search.worker.ts?worker&url';
import type { ArchiveSearchService, SnapshotListener } from './archive-search-service';

export const archiveSearch = createWorkerBridge<ArchiveSearchService>(
  archiveSearchUrl,
  'condica-archive',
  'with-the-page',
);

/** Builds the company's snapshot and tells of it; resolves when it is built. */
export function openArchiveSearch(
  database: string,
  companyId: CompanyId,
  first: Direction,
  listener: SnapshotListener,
): Promise<void> {
  return archiveSearch.call((api) => api.open(database, companyId, first, proxy(listener)));
}
