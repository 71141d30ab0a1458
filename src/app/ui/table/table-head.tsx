import { memo, useState } from 'react';
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
        {columns.map(({ id, head, width, align, sortable }) => (
          <HeadCell
            key={id}
            {...{ id, head, width, align, sortable, onSort, onResize }}
            sorted={sort?.column === id ? sort.direction : undefined}
            edgeStop={id === edgeStop}
            onEdge={setEdgeStop}
            sortStop={id === sortStop}
            onSortFocus={setSortStop}
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

interface HeadCellProps
  extends Pick<TableHeadProps<never>, 'onSort' | 'onResize'>,
    Pick<Column<never>, 'id' | 'head' | 'width'> {
  readonly align: Column<never>['align'] | undefined;
  readonly sortable: boolean | undefined;
  readonly sorted: Sort['direction'] | undefined;
  /** Tab stops at this column's edge. */
  readonly edgeStop: boolean;
  readonly onEdge: (column: string) => void;
  /** And at its name, which sorts. */
  readonly sortStop: boolean;
  readonly onSortFocus: (column: string) => void;
}

/** Rows and filters change with each key; the names over them do not. */
const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { id, head, width, align, sortable, sorted, onSort, onResize, onEdge, onSortFocus } = props;
  return (
    <th
      scope="col"
      // Without the words of its edge.
      aria-label={head}
      aria-sort={sorted ?? (sortable === true ? 'none' : undefined)}
      className={classNames(
        'relative flex min-w-0 items-center px-2 text-left font-medium',
        align === 'end' && 'justify-end',
      )}
    >
      {sortable === true && onSort !== undefined ? (
        <SortButton
          column={id}
          head={head}
          sorted={sorted}
          tabStop={props.sortStop}
          onFocus={() => onSortFocus(id)}
          onSort={onSort}
        />
      ) : (
        <span className="truncate">{head}</span>
      )}
      {onResize !== undefined && width !== 'rest' && (
        <ColumnEdge
          head={head}
          width={width}
          tabStop={props.edgeStop}
          onFocus={() => onEdge(id)}
          onResize={(px) => onResize(id, px)}
        />
      )}
    </th>
  );
});
