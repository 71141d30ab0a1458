/** Copying and pasting between the lines grid and spreadsheets. */
import type { EditorState, EditorStore } from '../model/editor-store';
import { selectedRows } from '../model/grid-state';
import { copyLines, pasteAsLines, pasteIntoGrid } from '../model/paste-lines';
import { columnsByHead } from '../model/pasted-columns';
import { isTable, readPastedTable } from '../model/pasted-table';
import type { VatChoice } from '../model/vat-choices';
import { columnsOf } from './grid-context';

/** The selected rows as a table; null where one row is selected, so that the cell's own text is copied. */
export function copyFromGrid(state: EditorState): string | null {
  const { from, to } = selectedRows(state.grid);
  if (from === to || state.grid.mode === 'edit') return null;
  return copyLines(state.draft.lines.slice(from, to + 1), columnsOf(state));
}

/** Pastes a table from the cursor on, as one step of undo; false where it is plain text for the cell. */
export function pasteIntoCell(
  text: string,
  store: Pick<EditorStore, 'getState' | 'change' | 'newLine'>,
  vatChoices: readonly VatChoice[],
): boolean {
  if (!isTable(text)) return false;
  const state = store.getState();
  const { row, column } = state.grid;
  const table = readPastedTable(text);
  const args = { newLine: store.newLine, vatChoices };
  const lines =
    columnsByHead(table[0] ?? []) === null
      ? pasteIntoGrid(table, { lines: state.draft.lines.slice(row), columns: columnsOf(state).slice(column) }, args)
      : pasteAsLines(text, args).lines;
  store.change({ type: 'replace-lines', row, lines });
  return true;
}
