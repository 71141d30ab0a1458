/** The archive's search worker as the lists call it. */
import { createWorkerBridge } from '../worker-bridge';
import archiveSearchUrl from './archive-search.worker.ts?worker&url';
import type { ArchiveSearchService } from './archive-search-service';

export const archiveSearch = createWorkerBridge<ArchiveSearchService>(
  archiveSearchUrl,
  'condica-archive',
  'with-the-page',
);
