import { type ReactNode, useMemo, useState } from 'react';
import { useKeptTop } from '@/app/state/use-kept-top';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { useTableLayout } from '@/app/ui/table/use-table-layout';
import { countText } from '@/app/ui/words/amount-text';
import type { TransportActions } from '../actions/use-transport-actions';
import { homeColumns } from './home-columns';
import type { Group, HomeRow } from './home-row';
import { homeTexts } from './home-texts';
import type { HomeFilters } from './home-views';
import { TransportCard, TransportCardAction } from './transport-card';
import type { SelectedRows } from './use-selected-rows';

interface RowsProps {
  readonly rows: readonly HomeRow[];
  readonly now: number;
  readonly actions: TransportActions;
  readonly empty: ReactNode;
  readonly onOpen: (row: HomeRow) => void;
}

interface TableProps extends RowsProps {
  readonly filters: HomeFilters;
  readonly change: (change: Partial<HomeFilters>) => void;
  readonly openId: string | null;
  /** The cursor moves while a row is open. */
  readonly onCursor: (id: string) => void;
  readonly selected: SelectedRows;
}

const keyOf = ({ id }: HomeRow): string => id;

export function TransportTable(props: TableProps): ReactNode {
  const { rows, now, empty, onOpen, filters, change, openId, onCursor, selected } = props;
  const [cursor, setCursor] = useState(openId);
  const [layout, onLayout] = useTableLayout('transports');
  const scroll = useKeptTop('transport scroll');
  const columns = useMemo(() => homeColumns({ filters, change, now }), [filters, change, now]);
  const heading = useMemo(() => groupHeading(rows), [rows]);
  const moveTo = (index: number): void => {
    const row = rows[index];
    setCursor(row?.id ?? null);
    if (row?.kind === 'transport') onCursor(row.id);
  };
  return (
    <DataTable<HomeRow>
      columns={columns}
      count={rows.length}
      cursor={rows.findIndex(({ id }) => id === cursor)}
      empty={empty}
      headBox={selected.headBox}
      heading={heading}
      label={homeTexts.title}
      layout={layout}
      onCursor={moveTo}
      onLayout={onLayout}
      onOpen={onOpen}
      onSelectAll={selected.selectAll}
      onSelection={selected.select}
      openKey={openId}
      rowAt={(index) => rows[index]}
      rowKey={keyOf}
      scroll={scroll}
      selection={selected.selection}
    />
  );
}

/** The name of each group above its first row, with how many it has (picture 41). */
function groupHeading(rows: readonly HomeRow[]) {
  const counts = new Map<Group, number>();
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1);
  return ({ group }: HomeRow, index: number): ReactNode =>
    rows[index - 1]?.group === group ? null : (
      <>
        <span className="font-medium">{homeTexts.groups[group]}</span>{' '}
        <span className="ml-1.5 text-text-3 tabular-nums">{countText(counts.get(group) ?? 0)}</span>
      </>
    );
}

export function TransportCards({ rows, now, actions, empty, onOpen }: RowsProps): ReactNode {
  return (
    <CardList<HomeRow>
      actions={(row) => <TransportCardAction actions={actions} now={now} row={row} />}
      card={(row) => <TransportCard now={now} row={row} />}
      count={rows.length}
      empty={empty}
      heading={({ group }, index) =>
        rows[index - 1]?.group === group ? null : (
          <h2 className="border-b border-border bg-sunken px-4 py-1.5 text-13 font-normal text-text-2">
            {homeTexts.groups[group]}
          </h2>
        )
      }
      label={homeTexts.title}
      onOpen={onOpen}
      rowAt={(index) => rows[index]}
      rowKey={keyOf}
    />
  );
}
