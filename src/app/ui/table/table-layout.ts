import type { Column } from './column';

/** What the person changed of a table's columns. `order` names columns; those it does not name stand as they were made. */
export interface TableLayout {
  widths: Readonly<Record<string, number>>;
  hidden: readonly string[];
  order: readonly string[];
}

export const DEFAULT_LAYOUT: TableLayout = { widths: {}, hidden: [], order: [] };

/** Px; a column is neither narrower nor wider. */
export const MIN_WIDTH = 56;
export const MAX_WIDTH = 640;

type Named = Pick<Column<never>, 'id'>;

/** In the person's order; a column that came with a newer version stands after the one it was made after. */
export function orderedColumns<C extends Named>(columns: readonly C[], { order }: TableLayout): readonly C[] {
  const known = order.flatMap((id) => columns.filter((column) => column.id === id));
  if (known.length === 0) return columns;
  const arranged = [...known];
  for (const [index, column] of columns.entries()) {
    if (arranged.includes(column)) continue;
    const before = columns[index - 1];
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, column);
  }
  return arranged;
}

/** The columns as the person wants them. */
export function applyLayout<C extends Pick<Column<never>, 'id' | 'width' | 'hideable'>>(
  columns: readonly C[],
  layout: TableLayout,
): readonly C[] {
  return orderedColumns(columns, layout)
    .filter((column) => column.hideable === false || !layout.hidden.includes(column.id))
    .map((column) => {
      const width = layout.widths[column.id];
      return width === undefined || column.width === 'rest' ? column : { ...column, width };
    });
}

/** The layout with one column's width changed, within bounds. */
export function resizeColumn(layout: TableLayout, column: string, width: number): TableLayout {
  const bounded = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
  return { ...layout, widths: { ...layout.widths, [column]: bounded } };
}
