import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { whenIdle } from '@/app/ui/when-idle';
import { inListOrder } from './in-list-order';
import type { InvoiceList } from './use-invoice-list';
import type { ListRows } from './use-list-rows';

const loadBar = () => loadChunk(() => import('./list-bulk-bar'));
const ListBulkBar = lazy(async () => ({ default: (await loadBar()).ListBulkBar }));

interface ListSelectionProps {
  readonly list: InvoiceList;
  readonly rows: ListRows;
  readonly onClear: () => void;
}

/** The bar of the selected rows. The list is shown without its code, which comes before somebody selects one. */
export function ListSelection({ list, rows, onClear }: ListSelectionProps): ReactNode {
  const { selection, selectAll } = rows;
  // A prefetch that fails is no failure yet: selecting a row tells.
  useEffect(() => whenIdle(() => void loadBar().catch(() => undefined)), []);
  if (selection.keys.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <ListBulkBar
        count={list.answered.count}
        ids={selection.keys}
        inOrder={async () => inListOrder(selection.keys, await list.answered.allIds())}
        kind={list.kind}
        onClear={onClear}
        onSelectAll={selectAll}
      />
    </Suspense>
  );
}
