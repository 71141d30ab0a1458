/** Parts of the list that stand behind a press or a refusal, or in place of its rows, each with a chunk of its own. */
import { lazy } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';

export const OutEmpty = lazy(() => loadChunk(() => import('./out-empty')));
export const OutFilterSheet = lazy(() => loadChunk(() => import('./out-filter-sheet')));
export const PrintedList = lazy(() => loadChunk(() => import('./printed-list')));
export const InvoiceCardRepair = lazy(() => loadChunk(() => import('./invoice-card-repair')));
