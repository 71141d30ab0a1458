import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment, type ReactNode } from 'react';
import type { CellEditing } from './cell-editing';
import type { Column } from './column';
import type { Selection } from './selection';
import { TableRow } from './table-row';

/** Px of the name of a group above its first row. */
export const GROUP_HEIGHT = 28;

interface TableBodyProps<Row> {
  readonly gridId: string;
  readonly items: readonly VirtualItem[];
  /** The name of the group that begins with the row; null elsewhere. */
  readonly headingAt: (index: number) => ReactNode;
  /** Px of all rows. */
  readonly height: number;
  readonly headRows: number;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection | undefined;
  readonly canSelect: ((row: Row) => boolean) | undefined;
  readonly isPart: ((row: Row) => boolean) | undefined;
  readonly isAsking: ((row: Row) => boolean) | undefined;
  readonly cursor: number;
  readonly openKey: string | null | undefined;
  readonly editing: CellEditing;
  readonly onToggle: (index: number) => void;
}

/** The rows that are drawn, each at its place. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { gridId, items, headingAt, headRows, columns, template, rowAt, rowKey, selection, cursor, openKey } = props;
  return (
    <tbody className="relative block" style={{ height: props.height }}>
      {items.map(({ index, start }) => {
        const row = rowAt(index);
        const key = row === undefined ? `unread-${index}` : rowKey(row);
        const heading = headingAt(index);
        return (
          // By its place, so that another answer changes the texts of the rows that stand and makes none anew.
          <Fragment key={index}>
            {heading !== null && (
              <tr
                className="absolute inset-x-0 flex items-center border-b border-border bg-sunken px-6 text-12 text-text-2"
                style={{ height: GROUP_HEIGHT, top: start }}
              >
                <td colSpan={columns.length + 1}>{heading}</td>
              </tr>
            )}
            <TableRow
              id={`${gridId}-${index}`}
              row={row}
              rowKey={key}
              index={index}
              firstRowIndex={headRows + 1}
              columns={columns}
              template={template}
              offset={heading === null ? start : start + GROUP_HEIGHT}
              selectable={selection !== undefined}
              tickable={row === undefined || (props.canSelect?.(row) ?? true)}
              part={row !== undefined && props.isPart?.(row) === true}
              selected={selection?.keys.has(key) === true}
              open={openKey === key}
              asking={row !== undefined && props.isAsking?.(row) === true}
              cursor={index === cursor}
              editing={props.editing.cell?.key === key ? props.editing : undefined}
              onToggle={props.onToggle}
            />
          </Fragment>
        );
      })}
    </tbody>
  );
}
