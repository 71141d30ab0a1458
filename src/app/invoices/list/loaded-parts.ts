/** Parts of a list that stand behind a press, each with a chunk of its own. */
import { lazy, type ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { loadedPart } from '@/app/ui/loaded-part';

export const filterSheet = loadedPart(() => loadChunk(() => import('./list-filter-sheet')));
/** Without these the list is whole: what cannot be loaded says and offers nothing. */
export const LineSearchNote = lazy(() => loadChunk(() => import('./line-search-note')).catch(nothing));
export const KeepMonth = lazy(() => loadChunk(() => import('./keep-month')).catch(nothing));
export const PrintedList = lazy(() => loadChunk(() => import('./printed-list')));

function nothing(error: unknown): { readonly default: () => ReactNode } {
  console.warn('A part of the list could not be loaded:', error);
  return { default: () => null };
}
