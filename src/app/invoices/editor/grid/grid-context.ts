import { createContext, type RefObject, useContext } from 'react';
import type { EditorState } from '../model/editor-store';
import { type GridColumn, visibleColumns } from '../model/grid-columns';
import { useEditor } from '../use-editor';

/** What cells and rows share, kept stable so that rows stay as they are drawn. */
export interface GridControls {
  /** Set by who moves the cursor; the cell that becomes active then takes the keyboard. */
  readonly wantsFocus: RefObject<boolean>;
  /** Opens the note and the description of a line. */
  readonly openNote: (lineId: string) => void;
  readonly removeRows: (from: number, to: number) => void;
}

export const GridContext = createContext<GridControls | null>(null);

export function useGrid(): GridControls {
  const controls = useContext(GridContext);
  if (controls === null) throw new Error('A cell is drawn outside the grid.');
  return controls;
}

const WITH = visibleColumns(true);
const WITHOUT = visibleColumns(false);

export function columnsOf({ withDiscount }: Pick<EditorState, 'withDiscount'>): readonly GridColumn[] {
  return withDiscount ? WITH : WITHOUT;
}

export function useGridColumns(): readonly GridColumn[] {
  return useEditor(columnsOf);
}
