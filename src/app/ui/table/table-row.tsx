import { memo } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { Checkbox } from '@/app/ui/checkbox';
import { classNames } from '@/app/ui/class-names';
import type { Column } from './column';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row | undefined;
  readonly index: number;
  /** Of the first row among all rows of the grid. */
  readonly firstRowIndex: number;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly offset: number;
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly open: boolean;
  readonly cursor: boolean;
  readonly onToggle: (index: number) => void;
}

function ground(selected: boolean, open: boolean): string {
  return open ? 'bg-selected-strong' : selected ? 'bg-selected' : 'bg-surface hover:bg-hover';
}

/** One row of 34 px; grey lines where the row is not read yet. */
function TableRowInner<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, selected, open, cursor } = props;
  return (
    <tr
      id={props.id}
      data-index={index}
      aria-rowindex={index + props.firstRowIndex}
      aria-selected={props.selectable ? selected : undefined}
      style={{ gridTemplateColumns: props.template, transform: `translateY(${props.offset}px)` }}
      className={classNames(
        'absolute inset-x-0 top-0 grid h-[34px] cursor-default items-center border-b border-border text-13',
        ground(selected, open),
        open && 'shadow-[inset_3px_0_0_var(--accent)]',
        cursor &&
          'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-focus',
      )}
    >
      <td className="flex items-center pl-6">
        {props.selectable && (
          <Checkbox
            tabIndex={-1}
            checked={selected}
            onChange={() => props.onToggle(index)}
            aria-label={uiTexts.selectRow}
          />
        )}
      </td>
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames(
            'min-w-0 truncate px-2',
            column.align === 'end' && 'text-right',
            (column.numeric === true || column.align === 'end') && 'tabular-nums',
          )}
        >
          {row === undefined ? <span className="block h-2.5 rounded-1 bg-sunken" /> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

export const TableRow = memo(TableRowInner) as typeof TableRowInner;
