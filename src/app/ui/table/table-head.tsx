import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '@/app/ui/class-names';
import { Checkbox } from '@/app/ui/fields/checkbox';
import type { Column, Sort } from './column';
import { ColumnEdge } from './column-edge';

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

function nextSort(column: string, sort: Sort | undefined): Sort {
  const ascending = sort?.column === column && sort.direction === 'descending';
  return { column, direction: ascending || sort?.column !== column ? 'ascending' : 'descending' };
}

/** The stuck head: names, sorting, widths, and the row of filters. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, template, sort, onSort, onResize, selected, onSelectAll } = props;
  const [edge, setEdge] = useState<string | null>(null);
  const edges = columns.filter(({ width }) => width !== 'rest').map(({ id }) => id);
  // One stop for Tab among all edges: the one that was used last, else the first.
  const stop = edges.find((id) => id === edge) ?? edges[0];
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
            edgeStop={column.id === stop}
            onEdge={() => setEdge(column.id)}
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

type HeadCellProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'onResize'> & {
  readonly column: Column<Row>;
  /** Tab stops at this column's edge. */
  readonly edgeStop: boolean;
  readonly onEdge: () => void;
};

function HeadCell<Row>({ column, sort, onSort, onResize, edgeStop, onEdge }: HeadCellProps<Row>) {
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
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
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onSort(nextSort(column.id, sort))}
          className="flex min-w-0 items-center gap-1 hover:text-text"
        >
          <span className="truncate">{column.head}</span>
          {sorted !== undefined && <Arrow aria-hidden="true" size={13} />}
        </button>
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
