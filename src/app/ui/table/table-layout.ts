import type { Column } from './column';

/** What the person changed of a table's columns. */
export interface TableLayout {
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
}

export const DEFAULT_LAYOUT: TableLayout = { widths: {}, hidden: [] };

const MIN_WIDTH = 56;
const MAX_WIDTH = 640;

/** The columns as the person wants them. A column once resized no longer takes the rest. */
export function applyLayout<Row>(columns: readonly Column<Row>[], layout: TableLayout): readonly Column<Row>[] {
  return columns
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
