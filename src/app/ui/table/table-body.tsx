import type { VirtualItem } from '@tanstack/react-virtual';
import type { Column } from './column';
import type { Selection } from './selection';
import { TableRow } from './table-row';
import type { CellEditing } from './use-cell-editing';

interface TableBodyProps<Row> {
  readonly gridId: string;
  readonly items: readonly VirtualItem[];
  /** Px of all rows. */
  readonly height: number;
  readonly headRows: number;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection | undefined;
  readonly canSelect: ((row: Row) => boolean) | undefined;
  readonly isAsking: ((row: Row) => boolean) | undefined;
  readonly cursor: number;
  readonly openKey: string | null | undefined;
  readonly editing: CellEditing;
  readonly onToggle: (index: number) => void;
}

/** The rows that are drawn, each at its place. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { gridId, items, headRows, columns, template, rowAt, rowKey, selection, cursor, openKey } = props;
  return (
    <tbody className="relative block" style={{ height: props.height }}>
      {items.map(({ index, start }) => {
        const row = rowAt(index);
        const key = row === undefined ? `unread-${index}` : rowKey(row);
        return (
          <TableRow
            key={key}
            id={`${gridId}-${index}`}
            row={row}
            index={index}
            firstRowIndex={headRows + 1}
            columns={columns}
            template={template}
            offset={start}
            selectable={selection !== undefined}
            tickable={row === undefined || (props.canSelect?.(row) ?? true)}
            selected={selection?.keys.has(key) === true}
            open={openKey === key}
            asking={row !== undefined && props.isAsking?.(row) === true}
            cursor={index === cursor}
            editing={props.editing.cell?.key === key ? props.editing : undefined}
            onToggle={props.onToggle}
          />
        );
      })}
    </tbody>
  );
}
