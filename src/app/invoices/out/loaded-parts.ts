/** Parts of the list that stand behind a press or a refusal, or in place of its rows, each with a chunk of its own. */
import { lazy, type ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';

export const OutEmpty = lazy(() => loadChunk(() => import('./out-empty')));
export const OutFilterSheet = lazy(() => loadChunk(() => import('./out-filter-sheet')));
/** A note that cannot be loaded says nothing: the list is searched all the same. */
export const LineSearchNote = lazy(() =>
  loadChunk(() => import('./line-search-note')).catch((error: unknown) => {
    console.warn('The note about lines could not be loaded:', error);
    return { default: (): ReactNode => null };
  }),
);
export const PrintedList = lazy(() => loadChunk(() => import('./printed-list')));
export const InvoiceCardRepair = lazy(() => loadChunk(() => import('./invoice-card-repair')));
