import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { takenByKey } from '@/app/ui/fields/taken-by-key';
import { keepKeys } from '@/app/ui/fields/typed-ahead';
import { useSearch } from '@/app/ui/fields/use-search';
import { useEditorServices } from '../editor-services';
import type { GridColumn } from '../model/grid-columns';
import { useEditorHandle } from '../use-editor';
import { type CellSuggestion, opensEmpty, suggestionSearch } from './cell-suggestions';

export interface CellSuggestions {
  readonly open: boolean;
  readonly options: readonly CellSuggestion[];
  /** −1: none, until something is typed or the mark is moved. */
  readonly active: number;
  /** Takes the keys of the list; true where the key is used up. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

const NOTHING = async (): Promise<readonly CellSuggestion[]> => [];

interface Cell {
  readonly column: GridColumn;
  readonly editing: boolean;
  /** Null: nothing yet. */
  readonly typed: string | null;
  /** What stood there before. */
  readonly stored: string;
}

/**
 * The list under the cell that is edited; it closes by Esc, before the edit itself does. `goOn`: what Enter does where
 * there is nothing to choose.
 */
export function useCellSuggestions(
  { column, editing, typed, stored }: Cell,
  choose: (option: CellSuggestion) => void,
  goOn: () => void,
): CellSuggestions {
  const { store } = useEditorHandle();
  const services = useEditorServices();
  const query = typed ?? stored;
  // The marked row is of one list: another answer begins anew.
  const [marked, setMarked] = useState<Marked | null>(null);
  const [entered, setEntered] = useState<Entered | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const search = useMemo(
    () => suggestionSearch(column, services, () => store.getState().draft) ?? NOTHING,
    [column, services, store],
  );
  const wanted = editing && (query.trim() !== '' || opensEmpty(column)) && closedAt !== query;
  const { options, searching } = useSearch(search, query, wanted);
  const open = wanted && options.length > 0;
  const moved = marked?.query === query;
  const unmoved = (typed ?? '').trim() === '' ? -1 : 0;
  const shown = moved ? Math.min(marked.at, options.length - 1) : unmoved;

  // Enter pressed before the answer is here takes the first row of that answer, not one of an earlier list; what is pressed
  // meanwhile goes on from there, as it would have if the answer had been in time.
  useEffect(() => {
    if (entered === null || searching) return;
    setEntered(null);
    const [first] = options;
    if (entered.query !== query) return;
    if (first === undefined) goOn();
    else choose(first);
  }, [entered, searching, options, query, choose, goOn]);
  useEffect(() => (entered === null ? undefined : entered.letKeysGo), [entered]);

  const takeByEnter = (): boolean => {
    const taken = takenByKey({ query: typed ?? '', searching, moved });
    if (taken === 'first-answer') setEntered({ query, letKeysGo: keepKeys() });
    const option = options[shown];
    if (taken === 'marked' && option !== undefined) choose(option);
    return taken === 'first-answer' || (taken === 'marked' && option !== undefined);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.altKey || !open) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setMarked({ query, at: rowAfter(shown, event.key === 'ArrowDown' ? 1 : -1, options.length) });
      return true;
    }
    if (event.key === 'Escape') {
      setClosedAt(query);
      return true;
    }
    return event.key === 'Enter' && !event.shiftKey && takeByEnter();
  };
  return { open, options, active: shown, onKey };
}

/** Enter, while the answer to this query was on its way. */
interface Entered {
  readonly query: string;
  /** Ends the wait of the keys that were pressed since. */
  readonly letKeysGo: () => void;
}

interface Marked {
  readonly query: string;
  readonly at: number;
}

/** Round the list's ends; from none (−1) to the first or the last. */
function rowAfter(at: number, by: 1 | -1, count: number): number {
  return at === -1 && by === -1 ? count - 1 : (at + by + count) % count;
}
