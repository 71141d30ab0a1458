import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { NO_SELECTION } from '@/app/ui/table/selection';
import { whenIdle } from '@/app/ui/when-idle';
import type { ArchiveList } from './use-archive-answer';
import type { OutRows } from './use-out-rows';

const loadBar = () => loadChunk(() => import('./out-bulk-bar'));
const OutBulkBar = lazy(async () => ({ default: (await loadBar()).OutBulkBar }));

/** The bar of the selected rows. The list is shown without its code, which comes before somebody selects one. */
export function OutSelection({ list, rows }: { readonly list: ArchiveList; readonly rows: OutRows }): ReactNode {
  const { selection, select, selectAll } = rows;
  // A prefetch that fails is no failure yet: selecting a row tells.
  useEffect(() => whenIdle(() => void loadBar().catch(() => undefined)), []);
  if (selection.keys.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <OutBulkBar
        count={list.count}
        ids={selection.keys}
        onClear={() => select(NO_SELECTION)}
        onSelectAll={selectAll}
      />
    </Suspense>
  );
}
