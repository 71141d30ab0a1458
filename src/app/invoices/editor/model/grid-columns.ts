/** The columns of the lines grid that can be typed in, in their order. The value of a line is computed and comes after them. */
export const GRID_COLUMNS = ['name', 'code', 'unit', 'quantity', 'price', 'vat', 'discount'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** Discounts are rare: their column is there only when asked for or used. */
export function visibleColumns(withDiscount: boolean): readonly GridColumn[] {
  return withDiscount ? GRID_COLUMNS : GRID_COLUMNS.filter((column) => column !== 'discount');
}
