/** Parts of a list that stand behind a press, each with a chunk of its own. */
import { lazy, type ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';

export const ListFilterSheet = lazy(() => loadChunk(() => import('./list-filter-sheet')));
/** A note that cannot be loaded says nothing: the list is searched all the same. */
export const LineSearchNote = lazy(() =>
  loadChunk(() => import('./line-search-note')).catch((error: unknown) => {
    console.warn('The note about lines could not be loaded:', error);
    return { default: (): ReactNode => null };
  }),
);
/** Without it the list is whole: what cannot be loaded is not offered. */
export const KeepMonth = lazy(() =>
  loadChunk(() => import('./keep-month')).catch((error: unknown) => {
    console.warn('What keeps a month could not be loaded:', error);
    return { default: (): ReactNode => null };
  }),
);
export const PrintedList = lazy(() => loadChunk(() => import('./printed-list')));
