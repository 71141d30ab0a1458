import { useMemo, useState } from 'react';
import type { Transport } from '@/api/entities/transport';
import { NO_SELECTION, type Selection } from '@/app/ui/table/selection';
import type { HomeRow } from './home-row';

export interface SelectedRows {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly selectAll: () => void;
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
      selectAll: () => setSelection({ keys: new Set(rows.map(({ id }) => id)), anchor: null }),
      clear: () => setSelection(NO_SELECTION),
      rows: chosen,
      items: chosen.flatMap(({ item }) => item ?? []),
    };
  }, [selection, rows]);
}
