import { useMemo, useState } from 'react';
import { NO_SELECTION, type Selection } from '@/app/ui/table/selection';
import type { DefinitionRow } from '../definition-list';

export interface ChosenRows<Content> {
  /** In the order they are shown. */
  readonly rows: readonly DefinitionRow<Content>[];
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** All that are shown, or none where all are chosen already. */
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Which rows are chosen: what a filter hides is not, so that nothing is done to what one does not see. */
export function useChosenRows<Content>(shown: readonly DefinitionRow<Content>[]): ChosenRows<Content> {
  const [asked, select] = useState(NO_SELECTION);
  const rows = useMemo(() => shown.filter(({ id }) => asked.keys.has(id)), [shown, asked]);
  const selection = useMemo(
    () => ({ keys: new Set(rows.map(({ id }) => id)), anchor: asked.anchor }),
    [rows, asked.anchor],
  );
  const selectAll = (): void =>
    select(rows.length === shown.length ? NO_SELECTION : { keys: new Set(shown.map(({ id }) => id)), anchor: null });
  return { rows, selection, select, selectAll, clear: () => select(NO_SELECTION) };
}
