import { loadChunk } from '@/app/routes/load-chunk';

/** What issuing needs is a chunk of its own: the editor stands without it, and it is there before somebody presses. */
export const loadIssuing = () => loadChunk(() => import('./issue-here'));
