import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
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

/**
 * The list under the cell that is edited; it closes by Esc, before the edit itself does. `goOn`: what Enter does where
 * there is nothing to choose.
 */
export function useCellSuggestions(
  column: GridColumn,
  editing: boolean,
  typed: string,
  choose: (option: CellSuggestion) => void,
  goOn: () => void,
): CellSuggestions {
  const { store } = useEditorHandle();
  const services = useEditorServices();
  // The marked row is of one list: another answer begins at its first.
  const [marked, setMarked] = useState({ query: '', at: 0 });
  const [enterAt, setEnterAt] = useState<string | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const search = useMemo(
    () => suggestionSearch(column, services, () => store.getState().draft.buyer) ?? NOTHING,
    [column, services, store],
  );
  const wanted = editing && (typed.trim() !== '' || opensEmpty(column)) && closedAt !== typed;
  const { options, searching } = useSearch(search, typed, wanted);
  const open = wanted && options.length > 0;
  const shown = marked.query === typed ? Math.min(marked.at, options.length - 1) : 0;

  // Enter pressed before the answer is here takes the first row of that answer, not one of an earlier list.
  useEffect(() => {
    if (enterAt === null || searching) return;
    setEnterAt(null);
    const [first] = options;
    if (enterAt !== typed) return;
    if (first === undefined) goOn();
    else choose(first);
  }, [enterAt, searching, options, typed, choose, goOn]);

  const onKey = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.altKey) return false;
    if (wanted && searching && event.key === 'Enter' && !event.shiftKey && open) {
      setEnterAt(typed);
      return true;
    }
    if (!open) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setMarked({ query: typed, at: (shown + by + options.length) % options.length });
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
