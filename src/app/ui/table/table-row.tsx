import { Fragment, memo, type PointerEvent } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '@/app/ui/class-names';
import { Checkbox } from '@/app/ui/fields/checkbox';
import type { CellEditing } from './cell-editing';
import { type Column, rowCells } from './column';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row | undefined;
  /** What a cell keeps of its row ends with it: the places are used again. */
  readonly rowKey: string;
  readonly index: number;
  /** Of the first row among all rows of the grid. */
  readonly firstRowIndex: number;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly offset: number;
  readonly selectable: boolean;
  /** The box can be used. */
  readonly tickable: boolean;
  /** Of a row that is open in place. */
  readonly part: boolean;
  readonly selected: boolean;
  readonly open: boolean;
  /** It waits for an answer. */
  readonly asking: boolean;
  readonly cursor: boolean;
  /** While a cell of this row is typed into. */
  readonly editing: CellEditing | undefined;
  readonly onToggle: (index: number) => void;
}

function ground(selected: boolean, open: boolean, edited: boolean, part: boolean): string {
  if (edited) return 'bg-hover';
  if (part) return 'bg-bg hover:bg-hover';
  return open ? 'bg-selected-strong' : selected ? 'bg-selected' : 'bg-surface hover:bg-hover';
}

/** What ends in … is told whole under the pointer. */
function tellWhole({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

/** One row; grey lines where the row is not read yet. */
function TableRowInner<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, selected, open, cursor } = props;
  return (
    <tr
      id={props.id}
      data-index={index}
      aria-rowindex={index + props.firstRowIndex}
      aria-selected={props.selectable ? selected : undefined}
      // Not by a transform: each row was a piece of the picture then, which the page put together at every answer.
      style={{ gridTemplateColumns: props.template, top: props.offset }}
      className={classNames(
        'absolute inset-x-0 grid h-(--row-height) cursor-default items-center border-b border-border text-13',
        ground(selected, open, props.editing !== undefined, props.part),
        open ? 'shadow-[inset_3px_0_0_var(--accent)]' : props.asking && 'shadow-[inset_3px_0_0_var(--wait-fill)]',
        cursor &&
          'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-focus',
      )}
    >
      <td className="flex items-center pl-6">
        {props.selectable && !props.part && (
          <RowBox index={index} onToggle={props.onToggle} selected={selected} tickable={props.tickable} />
        )}
      </td>
      {rowCells(columns, row).map(({ column, span }) => (
        <TableCell
          key={column.id}
          column={column}
          editing={props.editing?.cell?.column === column.id ? props.editing : undefined}
          row={row}
          rowKey={props.rowKey}
          span={span}
        />
      ))}
    </tr>
  );
}

/** Another answer in its place leaves it. */
const RowBox = memo(function RowBox(props: Pick<TableRowProps<never>, 'index' | 'selected' | 'tickable' | 'onToggle'>) {
  return (
    <Checkbox
      tabIndex={-1}
      checked={props.selected}
      disabled={!props.tickable}
      onChange={() => props.onToggle(props.index)}
      aria-label={uiTexts.selectRow}
    />
  );
});

interface TableCellProps<Row> extends Pick<TableRowProps<Row>, 'row' | 'rowKey'> {
  readonly column: Column<Row>;
  readonly span: number;
  /** While this cell is typed into. */
  readonly editing: CellEditing | undefined;
}

/** One box, which cuts its words itself: a list in sight has three hundred of them. */
function TableCell<Row>({ column, span, row, rowKey, editing }: TableCellProps<Row>) {
  const edited = editing?.cell != null && column.edit !== undefined;
  return (
    <td
      {...(span > 1 && { colSpan: span, style: { gridColumn: `span ${span}` } })}
      onPointerEnter={tellWhole}
      className={classNames(
        'min-w-0 truncate px-2',
        // What is typed fills the place.
        edited && 'relative h-full',
        column.align === 'end' && 'text-right',
        (column.numeric === true || column.align === 'end') && 'tabular-nums',
        column.look,
      )}
    >
      {row === undefined ? (
        <span className="block h-2.5 w-full rounded-1 bg-sunken" />
      ) : (
        <Fragment key={column.plain === true ? undefined : rowKey}>{column.cell(row)}</Fragment>
      )}
      {edited && editing.input(column)}
    </td>
  );
}

export const TableRow = memo(TableRowInner) as typeof TableRowInner;
