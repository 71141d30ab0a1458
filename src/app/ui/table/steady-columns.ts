import { useRef } from 'react';
import type { Column } from './column';

/** What a row draws of a column; its width is in the row's template, its filter in the head. */
const OF_ROWS = [
  'id',
  'head',
  'look',
  'cell',
  'plain',
  'align',
  'numeric',
  'until',
  'edit',
] as const satisfies readonly (keyof Column<never>)[];

/** Whether rows are drawn the same by both. */
export function drawSameRows<Row>(before: readonly Column<Row>[], now: readonly Column<Row>[]): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    now.every((column, at) => OF_ROWS.every((fact) => Object.is(column[fact], before[at]?.[fact])))
  );
}

/**
 * The columns for the rows: the same array while rows would be drawn the same. What is typed into a filter makes the columns anew with
 * each key, for the head shows it; the rows, a thousand boxes, are not drawn again until their answer comes.
 */
export function useSteadyColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const kept = useRef(columns);
  if (!drawSameRows(kept.current, columns)) kept.current = columns;
  return kept.current;
}
