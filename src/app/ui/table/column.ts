import type { ReactNode } from 'react';
import type { CellEdit } from './cell-editing';

/** A column of a DataTable. `width` is px; 'rest' takes what is left, at least `minWidth`. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly width: number | 'rest';
  readonly minWidth?: number;
  /** Amounts end-aligned, in tabular figures. */
  readonly align?: 'start' | 'end';
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** The classes that all its cells have, on the cell itself: words alone then need no box of their own. */
  readonly look?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its cells keep nothing of their row: they are drawn over for the next one in their place, not made anew. */
  readonly plain?: boolean;
  /** Of rows whose cell has the room of those after it: the id of the next column that is drawn. */
  readonly until?: (row: Row) => string | undefined;
  /** A control of variant `filter` in the filter row. */
  readonly filter?: ReactNode;
  /** Cells can be typed into (F2). */
  readonly edit?: CellEdit<Row>;
  /** Order in which a narrow table drops it: 1 first. Without it the column always stays. */
  readonly drop?: number;
  /** False: cannot be hidden by the person. */
  readonly hideable?: boolean;
}

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Least width of a column that takes the rest; the partner never falls under it (look/README.md). */
export const REST_MIN_WIDTH = 200;
const CHECK_COLUMN_WIDTH = 48;
/** Free at both ends, so that no control touches the window's edge. */
const EDGE_WIDTH = 16;

function leastWidth(column: Pick<Column<never>, 'width' | 'minWidth'>): number {
  return column.width === 'rest' ? (column.minWidth ?? REST_MIN_WIDTH) : column.width;
}

/** The columns that fit into `width` px beside boxes and free edges: those with the lowest `drop` go first. */
export function fittingColumns<C extends Pick<Column<never>, 'width' | 'minWidth' | 'drop'>>(
  columns: readonly C[],
  width: number,
  withCheck: boolean,
): readonly C[] {
  const droppable = columns.filter((column) => column.drop !== undefined).sort((a, b) => (a.drop ?? 0) - (b.drop ?? 0));
  const dropped = new Set<C>();
  let needed = leastTableWidth(columns, withCheck);
  for (const column of droppable) {
    if (needed <= width) break;
    dropped.add(column);
    needed -= leastWidth(column);
  }
  return columns.filter((column) => !dropped.has(column));
}

type Width = Pick<Column<never>, 'width' | 'minWidth'>;

export interface RowCell<Row> {
  readonly column: Column<Row>;
  /** How many columns it is wide. */
  readonly span: number;
}

/** The cells of a row; `row` undefined: not read yet, a cell each. */
export function rowCells<Row>(columns: readonly Column<Row>[], row: Row | undefined): readonly RowCell<Row>[] {
  const cells: RowCell<Row>[] = [];
  for (let at = 0; at < columns.length; ) {
    const column = columns[at];
    if (column === undefined) break;
    const until = row === undefined ? undefined : column.until?.(row);
    const end = until === undefined ? -1 : columns.findIndex(({ id }) => id === until);
    const span = Math.max(1, end - at);
    cells.push({ column, span });
    at += span;
  }
  return cells;
}

/** The grid-template-columns of a row: the boxes or a free edge, the columns, a free edge. */
export function gridTemplate(columns: readonly Width[], withCheck: boolean): string {
  const tracks = columns.map((column) =>
    column.width === 'rest' ? `minmax(${column.minWidth ?? REST_MIN_WIDTH}px, 1fr)` : `${column.width}px`,
  );
  return [`${startWidth(withCheck)}px`, ...tracks, `${EDGE_WIDTH}px`].join(' ');
}

/** Px that a row needs at least. */
export function leastTableWidth(columns: readonly Width[], withCheck: boolean): number {
  return columns.reduce((sum, column) => sum + leastWidth(column), startWidth(withCheck) + EDGE_WIDTH);
}

function startWidth(withCheck: boolean): number {
  return withCheck ? CHECK_COLUMN_WIDTH : EDGE_WIDTH;
}
