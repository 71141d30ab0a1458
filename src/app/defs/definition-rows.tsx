import { type ReactNode, useMemo } from 'react';
import { useIsPhone } from '@/app/state/device';
import { useKeptTop } from '@/app/state/use-kept-top';
import { enterPanel } from '@/app/ui/floating/enter-panel';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { useCellEditing } from '@/app/ui/table/use-cell-editing';
import type { ChosenRows } from './bulk/use-chosen-rows';
import { definitionColumns } from './definition-columns';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import type { DefinitionList } from './use-definition-rows';
import type { TypedCells } from './use-typed-cells';

const keyOf = ({ id }: { readonly id: string }): string => id;

interface DefinitionRowsProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly list: DefinitionList<Content>;
  /** Undefined: rows are never changed. */
  readonly cells: TypedCells<Content> | undefined;
  /** Undefined: rows are not chosen. */
  readonly chosen: ChosenRows<Content> | undefined;
  readonly openKey: string | null;
  readonly onOpen: (id: string) => void;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly card: (content: Content) => ReactNode;
  readonly empty: ReactNode;
  /** In place of rows that could not be read; undefined while they are read. */
  readonly unread: ReactNode | undefined;
}

/** The rows: a table whose cells are typed into, on the phone cards. */
export function DefinitionRows<Content>(props: DefinitionRowsProps<Content>): ReactNode {
  const { kind, rows, list, cells, openKey, onOpen, card, empty, unread, chosen } = props;
  const phone = useIsPhone();
  const scroll = useKeptTop(`${kind.id} scroll`);
  const filterable = rows !== undefined && rows.length > 0;
  const { query, filter } = list;
  const columns = useMemo(
    () => definitionColumns({ kind, query, cells, onFilter: filterable ? filter : undefined }),
    [kind, query, cells, filter, filterable],
  );
  const shared = {
    count: list.shown.length,
    empty: rows === undefined ? (unread ?? <Skeleton />) : empty,
    label: kind.words.title,
    onOpen: ({ id }: DefinitionRow<Content>) => onOpen(id),
    rowAt: list.rowAt,
    rowKey: keyOf,
  };
  if (phone) return <CardList {...shared} card={({ content }) => card(content)} />;
  return (
    <DataTable
      {...shared}
      columns={columns}
      cursor={list.cursor}
      layout={props.layout}
      onCursor={list.onCursor}
      onEditing={(editing) => {
        list.onEditing(editing);
        if (!editing) cells?.onLeft();
      }}
      onEnter={enterPanel}
      onLayout={props.onLayout}
      scroll={scroll}
      onSort={list.onSort}
      openKey={openKey}
      useEditing={useCellEditing}
      sort={list.sort}
      {...(chosen === undefined
        ? {}
        : { selection: chosen.selection, onSelection: chosen.select, onSelectAll: chosen.selectAll })}
    />
  );
}
