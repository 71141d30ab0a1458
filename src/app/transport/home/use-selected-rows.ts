import { useMemo, useState } from 'react';
import type { Transport } from '@/api/entities/transport';
import { headState, NO_SELECTION, type Selection, toggleAll } from '@/app/ui/table/selection';
import type { HomeRow } from './home-row';

export interface SelectedRows {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** All that the list shows, or none of it where all is selected already. */
  readonly selectAll: () => void;
  readonly headBox: boolean | 'mixed';
  readonly clear: () => void;
  /** Of the selection, what the list still shows. */
  readonly rows: readonly HomeRow[];
  readonly items: readonly Transport[];
}

export function useSelectedRows(rows: readonly HomeRow[]): SelectedRows {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  return useMemo(() => {
    const chosen = rows.filter(({ id }) => selection.keys.has(id));
    return {
      selection,
      select: setSelection,
      selectAll: () =>
        setSelection(
          toggleAll(
            selection,
            rows.map(({ id }) => id),
          ),
        ),
      headBox: headState(chosen.length, rows.length),
      clear: () => setSelection(NO_SELECTION),
      rows: chosen,
      items: chosen.flatMap(({ item }) => item ?? []),
    };
  }, [selection, rows]);
}
