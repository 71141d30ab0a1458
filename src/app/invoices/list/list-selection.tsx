import { type ReactNode, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { fetchPart, loadedPart, Part } from '@/app/ui/loaded-part';
import { whenIdle } from '@/app/ui/when-idle';
import { inListOrder } from './in-list-order';
import type { InvoiceList } from './use-invoice-list';
import type { ListRows } from './use-list-rows';

const bar = loadedPart(async () => ({ default: (await loadChunk(() => import('./list-bulk-bar'))).ListBulkBar }));

interface ListSelectionProps {
  readonly list: InvoiceList;
  readonly rows: ListRows;
  readonly onClear: () => void;
}

/** The bar of the selected rows. The list is shown without its code, which comes before somebody selects one. */
export function ListSelection({ list, rows, onClear }: ListSelectionProps): ReactNode {
  const { selection, selectAll } = rows;
  // A prefetch that fails is no failure yet: selecting a row tells.
  useEffect(() => whenIdle(() => void fetchPart(bar).catch(() => undefined)), []);
  if (selection.keys.size === 0) return null;
  return (
    <Part
      part={bar}
      props={{
        away: rows.away,
        count: list.answered.count,
        edition: list.answered.edition,
        ids: selection.keys,
        inOrder: async () => inListOrder(selection.keys, await list.answered.allIds()),
        kind: list.kind,
        onClear,
        onSelectAll: selectAll,
      }}
    />
  );
}
