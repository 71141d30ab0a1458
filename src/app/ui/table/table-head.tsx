import { useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '@/app/ui/class-names';
import { Checkbox } from '@/app/ui/fields/checkbox';
import type { Column, Sort } from './column';
import { ColumnEdge } from './column-edge';
import { SortButton } from './sort-button';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly onResize: ((column: string, width: number) => void) | undefined;
  /** Undefined: rows cannot be selected. */
  readonly selected: boolean | 'mixed' | undefined;
  readonly onSelectAll: () => void;
}

/** The stuck head: names, sorting, widths, and the row of filters. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, template, sort, onSort, onResize, selected, onSelectAll } = props;
  const [edgeStop, setEdgeStop] = useTabStop(columns.filter(({ width }) => width !== 'rest'));
  const [sortStop, setSortStop] = useTabStop(columns.filter(({ sortable }) => sortable === true));
  const filtered = columns.some((column) => column.filter !== undefined);
  return (
    <thead className="sticky block top-0 z-10 bg-surface">
      <tr
        aria-rowindex={1}
        style={{ gridTemplateColumns: template }}
        className="grid h-[34px] items-center border-b border-border bg-sunken text-12 font-medium text-text-2"
      >
        {selected === undefined ? (
          <td />
        ) : (
          <th scope="col" className="flex pl-6">
            <Checkbox tabIndex={-1} checked={selected} onChange={onSelectAll} aria-label={uiTexts.selectAll} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            {...{ column, sort, onSort, onResize }}
            edgeStop={column.id === edgeStop}
            onEdge={() => setEdgeStop(column.id)}
            sortStop={column.id === sortStop}
            onSortFocus={() => setSortStop(column.id)}
          />
        ))}
      </tr>
      {filtered && (
        <tr
          aria-rowindex={2}
          style={{ gridTemplateColumns: template }}
          className="grid h-[34px] items-center border-b border-border"
        >
          <td />
          {columns.map((column) => (
            <td key={column.id} className="min-w-0 px-1" data-table-filter="">
              {column.filter}
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
}

/** One stop for Tab among all of a kind: the one that was used last, else the first. */
function useTabStop(columns: readonly { readonly id: string }[]) {
  const [used, setUsed] = useState<string | null>(null);
  return [(columns.find(({ id }) => id === used) ?? columns[0])?.id, setUsed] as const;
}

type HeadCellProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'onResize'> & {
  readonly column: Column<Row>;
  /** Tab stops at this column's edge. */
  readonly edgeStop: boolean;
  readonly onEdge: () => void;
  /** And at its name, which sorts. */
  readonly sortStop: boolean;
  readonly onSortFocus: () => void;
};

function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, sort, onSort, onResize, edgeStop, onEdge, sortStop, onSortFocus } = props;
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      // Without the words of its edge.
      aria-label={column.head}
      aria-sort={sorted ?? (column.sortable === true ? 'none' : undefined)}
      className={classNames(
        'relative flex min-w-0 items-center px-2 text-left font-medium',
        column.align === 'end' && 'justify-end',
      )}
    >
      {column.sortable === true && onSort !== undefined ? (
        <SortButton
          column={column.id}
          head={column.head}
          sort={sort}
          tabStop={sortStop}
          onFocus={onSortFocus}
          onSort={onSort}
        />
      ) : (
        <span className="truncate">{column.head}</span>
      )}
      {onResize !== undefined && column.width !== 'rest' && (
        <ColumnEdge
          head={column.head}
          width={column.width}
          tabStop={edgeStop}
          onFocus={onEdge}
          onResize={(width) => onResize(column.id, width)}
        />
      )}
    </th>
  );
}
