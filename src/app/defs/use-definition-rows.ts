/** Which rows of a definition are shown, where the keyboard is, and how the list is narrowed. */
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useKept } from '@/app/state/use-kept';
import type { Sort } from '@/app/ui/table/column';
import { arrangedRows, type DefinitionQuery, EVERYTHING, isNarrowed, steadyRows } from './arranged-rows';
import type { DefinitionKind, DefinitionRow } from './definition-list';

const NO_ROWS: readonly never[] = [];
const BY_NAME: Sort = { column: 'name', direction: 'ascending' };
const querySchema = v.object({ search: v.string(), view: v.string(), filters: v.record(v.string(), v.string()) });
const sortSchema = v.object({ column: v.string(), direction: v.picklist(['ascending', 'descending']) });

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
  const [query, setQuery] = useKept<DefinitionQuery>(`${kind.id} query`, querySchema, EVERYTHING);
  const [sort, setSort] = useKept<Sort>(`${kind.id} sort`, sortSchema, BY_NAME);
  const [cursorId, setCursorId] = useKept<string | null>(`${kind.id} row`, v.nullable(v.string()), null);
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const arranged = useMemo(() => arrangedRows(rows, kind, query, sort), [rows, kind, query, sort]);
  const shown = useMemo(() => (kept === null ? arranged : steadyRows(kept, arranged, rows)), [kept, arranged, rows]);
  const rowAt = useCallback((index: number) => shown[index], [shown]);
  const ask = useCallback(
    (part: Partial<DefinitionQuery>) => setQuery((before) => ({ ...before, ...part })),
    [setQuery],
  );
  const filter = useCallback(
    (column: string, typed: string) =>
      setQuery((before) => ({ ...before, filters: { ...before.filters, [column]: typed } })),
    [setQuery],
  );
  return {
    query,
    narrowed: isNarrowed(query),
    ask,
    filter,
    clear: () => setQuery(() => EVERYTHING),
    shown,
    rowAt,
    sort,
    onSort: (next) => setSort(() => next),
    cursor: shown.findIndex(({ id }) => id === cursorId),
    onCursor: (index) => setCursorId(() => shown[index]?.id ?? null),
    onEditing: (editing) => setKept(editing ? shown.map(({ id }) => id) : null),
  };
}
