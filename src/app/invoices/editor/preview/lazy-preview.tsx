import { lazy, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { Skeleton } from '@/app/ui/states/skeleton';
import type { EditorLayoutProps } from '../editor-layout';

const Preview = lazy(() => loadChunk(() => import('./preview')));

/** Few drafts are looked at as paper: it comes apart from the editor. */
export function LazyPreview({ printAtOnce, onPrinted }: Pick<EditorLayoutProps, 'printAtOnce' | 'onPrinted'>) {
  return (
    <Suspense fallback={<Skeleton rows={12} />}>
      <Preview onPrinted={onPrinted} printAtOnce={printAtOnce} />
    </Suspense>
  );
}
