import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';

const AddCompany = lazy(() => loadChunk(() => import('./add-company')));

/** The dialog that adds a company; its code comes when it is asked for. */
export function AddingCompany(props: ComponentProps<typeof AddCompany>): ReactNode {
  return (
    <Suspense>
      <AddCompany {...props} />
    </Suspense>
  );
}
