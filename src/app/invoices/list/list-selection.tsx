import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { NO_SELECTION } from '@/app/ui/table/selection';
import { whenIdle } from '@/app/ui/when-idle';
import type { InvoiceList } from './use-invoice-list';
import type { ListRows } from './use-list-rows';

const loadBar = () => loadChunk(() => import('./list-bulk-bar'));
const ListBulkBar = lazy(async () => ({ default: (await loadBar()).ListBulkBar }));

/** The bar of the selected rows. The list is shown without its code, which comes before somebody selects one. */
export function ListSelection({ list, rows }: { readonly list: InvoiceList; readonly rows: ListRows }): ReactNode {
  const { selection, select, selectAll } = rows;
  // A prefetch that fails is no failure yet: selecting a row tells.
  useEffect(() => whenIdle(() => void loadBar().catch(() => undefined)), []);
  if (selection.keys.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <ListBulkBar
        count={list.answered.count}
        ids={selection.keys}
        kind={list.kind}
        onClear={() => select(NO_SELECTION)}
        onSelectAll={selectAll}
      />
    </Suspense>
  );
}
