/** The archive's snapshot for the first list, whose worker and its bridge come after the first sight. */
import type { Remote } from 'comlink';
import type { CompanyId } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import { afterPaint } from '@/app/ui/after-paint';
import type { ArchiveSearchService, SnapshotListener } from '@/workers/archive-search/archive-search-service';

const bridge = () => loadChunk(() => import('@/workers/archive-search/archive-search'));

export async function askSnapshot<R>(question: (api: Remote<ArchiveSearchService>) => Promise<R>): Promise<R> {
  return (await bridge()).archiveSearch.call(question);
}

/** Once the page is drawn. `isWanted`: whether the list still stands there by then. */
export async function openSnapshot(
  database: string,
  companyId: CompanyId,
  { listener, isWanted }: { readonly listener: SnapshotListener; readonly isWanted: () => boolean },
): Promise<void> {
  await afterPaint();
  const { openArchiveSearch } = await bridge();
  if (isWanted()) await openArchiveSearch(database, companyId, listener);
}
