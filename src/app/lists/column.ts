import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** A track of CSS grid: `88px`, `minmax(200px, 1fr)`. */
  readonly track: string;
  readonly align?: 'start' | 'end';
  readonly cell: (row: Row) => ReactNode;
  /** Present where the list can be sorted by this column. */
  readonly sortable?: boolean;
  /** What stands in the filter row under the head. */
  readonly filter?: ReactNode;
  /** Narrow lists drop the columns with the highest numbers first; a column without one is always there. */
  readonly dropAt?: number;
}

export interface ListSort {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** The columns that fit a width: those with `dropAt` at or above the width are left out. */
export function fittingColumns<Row>(columns: readonly Column<Row>[], width: number): readonly Column<Row>[] {
  return columns.filter(({ dropAt }) => dropAt === undefined || width >= dropAt);
}
