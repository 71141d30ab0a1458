/** Which rows of a definition are shown, where the keyboard is, and how the list is narrowed. */
import { useCallback, useMemo, useState } from 'react';
import type { Sort } from '@/app/ui/table/column';
import { arrangedRows, type DefinitionQuery, EVERYTHING, isNarrowed, steadyRows } from './arranged-rows';
import type { DefinitionKind, DefinitionRow } from './definition-list';

const NO_ROWS: readonly never[] = [];

export interface DefinitionList<Content> {
  readonly query: DefinitionQuery;
  readonly narrowed: boolean;
  readonly ask: (part: Partial<DefinitionQuery>) => void;
  readonly filter: (column: string, typed: string) => void;
  readonly clear: () => void;
  readonly shown: readonly DefinitionRow<Content>[];
  readonly rowAt: (index: number) => DefinitionRow<Content> | undefined;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The cursor stays on its row wherever that goes. */
  readonly cursor: number;
  readonly onCursor: (index: number) => void;
  readonly onEditing: (editing: boolean) => void;
}

export function useDefinitionRows<Content>(
  kind: DefinitionKind<Content>,
  rows: readonly DefinitionRow<Content>[] = NO_ROWS,
): DefinitionList<Content> {
  const [query, setQuery] = useState(EVERYTHING);
  const [sort, onSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [cursorId, setCursorId] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const arranged = useMemo(() => arrangedRows(rows, kind, query, sort), [rows, kind, query, sort]);
  const shown = useMemo(() => (kept === null ? arranged : steadyRows(kept, arranged, rows)), [kept, arranged, rows]);
  const rowAt = useCallback((index: number) => shown[index], [shown]);
  const ask = useCallback((part: Partial<DefinitionQuery>) => setQuery((before) => ({ ...before, ...part })), []);
  const filter = useCallback(
    (column: string, typed: string) =>
      setQuery((before) => ({ ...before, filters: { ...before.filters, [column]: typed } })),
    [],
  );
  return {
    query,
    narrowed: isNarrowed(query),
    ask,
    filter,
    clear: () => setQuery(EVERYTHING),
    shown,
    rowAt,
    sort,
    onSort,
    cursor: shown.findIndex(({ id }) => id === cursorId),
    onCursor: (index) => setCursorId(shown[index]?.id ?? null),
    onEditing: (editing) => setKept(editing ? shown.map(({ id }) => id) : null),
  };
}
