/** The archive's snapshot for the first list, whose worker and its bridge come after the first sight. */
import type { Remote } from 'comlink';
import type { CompanyId } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import { afterPaint } from '@/app/ui/after-paint';
import type { Direction } from '@/db/archive/cold/cold-block';
import type { ArchiveSearchService, SnapshotListener } from '@/workers/archive-search/archive-search-service';

/** The snapshot that was asked for last. */
interface Opened {
  /** Database and company. */
  readonly archive: string;
  readonly built: Promise<void>;
}

let opened: Opened = { archive: '', built: Promise.resolve() };

type Bridge = typeof import('@/workers/archive-search/archive-search');

let loaded: Bridge | undefined;

async function bridge(): Promise<Bridge> {
  loaded ??= await loadChunk(() => import('@/workers/archive-search/archive-search'));
  return loaded;
}

/** Once the bridge is here the question leaves before this returns: an import, of what is loaded too, comes behind what is drawn. */
export async function askSnapshot<R>(question: (api: Remote<ArchiveSearchService>) => Promise<R>): Promise<R> {
  const { archiveSearch } = loaded ?? (await bridge());
  return archiveSearch.call(question);
}

/**
 * As `askSnapshot`, of the whole archive: not before all rows are in. Rejects where another company's was opened meanwhile: it would be
 * answered of that one.
 */
export async function askWholeSnapshot<R>(question: (api: Remote<ArchiveSearchService>) => Promise<R>): Promise<R> {
  const { archive } = opened;
  let awaited: Opened;
  do {
    awaited = opened;
    await awaited.built;
    if (opened.archive !== archive) throw new Error('Another company was opened before all of this one was read.');
  } while (awaited !== opened);
  return askSnapshot(question);
}

interface SnapshotWish {
  /** What is looked at: it is read before the rest. */
  readonly first: Direction;
  readonly listener: SnapshotListener;
  /** Whether the list still stands there by then. */
  readonly isWanted: () => boolean;
}

/** Once the page is drawn; resolves when it is built. */
export function openSnapshot(database: string, companyId: CompanyId, wish: SnapshotWish): Promise<void> {
  opened = { archive: `${database} ${companyId}`, built: buildSnapshot(database, companyId, wish) };
  return opened.built;
}

async function buildSnapshot(database: string, companyId: CompanyId, wish: SnapshotWish): Promise<void> {
  await afterPaint();
  const { openArchiveSearch } = await bridge();
  if (wish.isWanted()) await openArchiveSearch(database, companyId, wish.first, wish.listener);
}
