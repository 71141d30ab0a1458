/** The archive's search worker as the lists call it. It is not stopped when idle: its snapshot would have to be read again. */
import { createWorkerBridge } from '../worker-bridge';
import archiveSearchUrl from './archive-search.worker.ts?worker&url';
import type { ArchiveSearchService } from './archive-search-service';

const NEVER_IDLE_MS = 2 ** 31 - 1;

export const archiveSearch = createWorkerBridge<ArchiveSearchService>(
  archiveSearchUrl,
  'condica-archive',
  NEVER_IDLE_MS,
);
