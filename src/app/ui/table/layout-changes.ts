/** What a person changes of a table's columns in their list. */
import type { Column } from './column';
import { orderedColumns, type TableLayout } from './table-layout';

/** The layout with one column shown or hidden. */
export function showColumn(layout: TableLayout, column: string, shown: boolean): TableLayout {
  const others = layout.hidden.filter((id) => id !== column);
  return { ...layout, hidden: shown ? others : [...others, column] };
}

/** The layout with one column moved by so many places; at an end it stays. */
export function moveColumn(
  columns: readonly Pick<Column<never>, 'id'>[],
  layout: TableLayout,
  column: string,
  by: number,
): TableLayout {
  const order = orderedColumns(columns, layout).map(({ id }) => id);
  const from = order.indexOf(column);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return layout;
  order.splice(from, 1);
  order.splice(to, 0, column);
  return { ...layout, order };
}
