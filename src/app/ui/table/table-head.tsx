import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '@/app/ui/class-names';
import { Checkbox } from '@/app/ui/fields/checkbox';
import type { Column, Sort } from './column';

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
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} onResize={onResize} />
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

type HeadCellProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'onResize'> & { readonly column: Column<Row> };

function HeadCell<Row>({ column, sort, onSort, onResize }: HeadCellProps<Row>) {
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
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
        <ResizeHandle width={column.width} onResize={(width) => onResize(column.id, width)} />
      )}
    </th>
  );
}

interface ResizeHandleProps {
  readonly width: number;
  readonly onResize: (width: number) => void;
}

function ResizeHandle({ width, onResize }: ResizeHandleProps) {
  const start = (event: PointerEvent<HTMLSpanElement>): void => {
    event.preventDefault();
    const from = event.clientX;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => onResize(width + move.clientX - from);
    handle.onpointerup = () => {
      handle.onpointermove = null;
    };
  };
  return (
    <span
      aria-hidden="true"
      title={uiTexts.resizeColumn}
      onPointerDown={start}
      className="absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none hover:border-r-2 hover:border-accent"
    />
  );
}
