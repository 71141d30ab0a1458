import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column, ListSort } from './column';

interface ListHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
  /** The box that selects everything, where the list has selection. */
  readonly selectAll: ReactNode | null;
}

const CELL = 'flex min-w-0 items-center px-2';

/** Head and filter row of a list, stuck to its top. */
export function ListHead<Row>({ columns, template, sort, onSort, selectAll }: ListHeadProps<Row>): ReactNode {
  const filtered = columns.some(({ filter }) => filter !== undefined);
  return (
    <div className="sticky top-0 z-10 min-w-full" role="rowgroup">
      <div
        className="grid h-[34px] border-border border-b bg-sunken px-4 font-medium text-[12px] text-text-2"
        role="row"
        style={{ gridTemplateColumns: template }}
      >
        {selectAll !== null && (
          <div className="flex items-center" role="columnheader">
            {selectAll}
          </div>
        )}
        {columns.map((column) => (
          <HeadCell column={column} key={column.key} onSort={onSort} sort={sort} />
        ))}
      </div>
      {filtered && (
        <div
          className="grid h-[34px] border-border border-b bg-surface px-4"
          role="row"
          style={{ gridTemplateColumns: template }}
        >
          {selectAll !== null && <div role="gridcell" />}
          {columns.map((column) => (
            <div className="flex min-w-0 items-center px-1" key={column.key} role="gridcell">
              {column.filter}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>): ReactNode {
  const end = column.align === 'end' ? 'justify-end text-right' : '';
  if (column.sortable !== true) {
    return (
      <div className={`${CELL} ${end}`} role="columnheader">
        <span className="truncate">{column.head}</span>
      </div>
    );
  }
  const direction = sort?.by === column.key ? sort.direction : undefined;
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <div
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      className={`${CELL} ${end}`}
      role="columnheader"
    >
      <button
        className="flex min-w-0 items-center gap-1 rounded-[4px] hover:text-text"
        onClick={() => onSort({ by: column.key, direction: direction === 'desc' ? 'asc' : 'desc' })}
        type="button"
      >
        <span className="truncate">{column.head}</span>
        {direction !== undefined && <Arrow aria-hidden="true" className="shrink-0" size={14} />}
      </button>
    </div>
  );
}
