/** The route of one declaration: its card, or the editor of a draft. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { loadChunk } from '@/app/routes/load-chunk';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardPage } from './card-page';

/** The card, which a control waits for, brings nothing of the editor. */
const DraftDesk = lazy(() => loadChunk(() => import('./draft-desk')));

export default function ViewPage(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id !== '') return <CardPage id={id} key={id} printAtOnce={search.get('print') === '1'} />;
  const begins = search.get('step') === 'send' ? 'send' : 'route';
  return (
    <Suspense fallback={<Skeleton />}>
      <DraftDesk begins={begins} draft={search.get('draft') ?? ''} invoice={search.get('invoice') ?? ''} />
    </Suspense>
  );
}
