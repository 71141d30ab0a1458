/** Which cell is typed into, and where its keys lead. */
import type { ReactNode } from 'react';
import type { SelectOption } from '@/app/ui/fields/select';
import type { Column } from './column';

/** How a column's cells are typed into. */
export interface CellEdit<Row> {
  /** What stands in the input at first. */
  readonly value: (row: Row) => string;
  /** A short list to choose from, in place of text. */
  readonly options?: readonly SelectOption<string>[];
  readonly numeric?: boolean;
  /** Takes what was typed over `begun`, the row when its cell was opened; false where it cannot stand, which the caller says. */
  readonly commit: (row: Row, typed: string, begun: Row) => boolean;
  /** Told of each key, and of the value that stood there where typing is given up. */
  readonly onType?: (row: Row, typed: string) => void;
}

export interface CellPlace {
  readonly index: number;
  readonly column: string;
}

export interface EditedCell extends CellPlace {
  /** Of the row. */
  readonly key: string;
  readonly typed: string;
  /** The last try was refused. */
  readonly refused: boolean;
}

export interface CellEditingArgs<Row> {
  /** Those that are drawn. */
  readonly columns: readonly Column<Row>[];
  readonly count: number;
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  readonly moveCursor: (index: number) => void;
  readonly focusGrid: () => void;
  /** Told when typing begins and ends: meanwhile the rows keep their order. */
  readonly onEditing: ((editing: boolean) => void) | undefined;
}

export interface CellEditing {
  readonly cell: EditedCell | null;
  /** F2: the cell last typed into of this row, else its first. */
  readonly begin: (index: number) => void;
  /** What stands in the column's cell of the row that is typed into. */
  readonly input: (column: Pick<Column<never>, 'id' | 'head' | 'edit'>) => ReactNode;
}

/** The cell after (1) or before (−1) one, over the rows' ends; null at the table's own end. */
export function neighbourCell(
  columns: readonly string[],
  count: number,
  { index, column }: CellPlace,
  by: 1 | -1,
): CellPlace | null {
  const at = columns.indexOf(column) + by;
  const within = columns[at];
  if (within !== undefined) return { index, column: within };
  const row = index + by;
  const wrapped = by === 1 ? columns[0] : columns.at(-1);
  return wrapped === undefined || row < 0 || row >= count ? null : { index: row, column: wrapped };
}
