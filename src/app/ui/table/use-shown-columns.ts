import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type Column, fittingColumns, gridTemplate, leastTableWidth } from './column';
import { applyLayout, type TableLayout } from './table-layout';

export interface ShownColumns<Row> {
  readonly columns: readonly Column<Row>[];
  /** The grid-template-columns of every row. */
  readonly template: string;
  /** Px under which the table scrolls sideways. */
  readonly minWidth: number;
}

/** The columns that the person wants and that fit. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  scroller: RefObject<HTMLElement | null>,
  selectable: boolean,
): ShownColumns<Row> {
  const width = useElementWidth(scroller);
  return useMemo(() => {
    const fitting = fittingColumns(applyLayout(columns, layout), width, selectable);
    return {
      columns: fitting,
      template: gridTemplate(fitting, selectable),
      minWidth: leastTableWidth(fitting, selectable),
    };
  }, [columns, layout, width, selectable]);
}

/** Width of an element in px, kept current; a large one until it is measured. */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.MAX_SAFE_INTEGER);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
