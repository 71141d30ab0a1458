import { type KeyboardEvent, useMemo, useState } from 'react';
import { useSearch } from '@/app/ui/fields/use-search';
import { useEditorServices } from '../editor-services';
import type { GridColumn } from '../model/grid-columns';
import { useEditorHandle } from '../use-editor';
import { type CellSuggestion, opensEmpty, suggestionSearch } from './cell-suggestions';

export interface CellSuggestions {
  readonly open: boolean;
  readonly options: readonly CellSuggestion[];
  readonly active: number;
  /** Takes the keys of the list; true where the key is used up. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

const NOTHING = async (): Promise<readonly CellSuggestion[]> => [];

/** The list under the cell that is edited; it closes by Esc, before the edit itself does. */
export function useCellSuggestions(
  column: GridColumn,
  editing: boolean,
  typed: string,
  choose: (option: CellSuggestion) => void,
): CellSuggestions {
  const { store } = useEditorHandle();
  const services = useEditorServices();
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const search = useMemo(
    () => suggestionSearch(column, services, () => store.getState().draft.buyer) ?? NOTHING,
    [column, services, store],
  );
  const wanted = editing && (typed.trim() !== '' || opensEmpty(column)) && closedAt !== typed;
  const { options } = useSearch(search, typed, wanted);
  const open = wanted && options.length > 0;
  const shown = Math.min(active, options.length - 1);

  const onKey = (event: KeyboardEvent): boolean => {
    if (!open || event.ctrlKey || event.altKey) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive((shown + by + options.length) % options.length);
      return true;
    }
    if (event.key === 'Escape') {
      setClosedAt(typed);
      return true;
    }
    const option = options[shown];
    if (event.key !== 'Enter' || event.shiftKey || option === undefined) return false;
    choose(option);
    return true;
  };
  return { open, options, active: shown, onKey };
}
