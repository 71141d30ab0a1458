/** Copying and pasting between the lines grid and spreadsheets. */
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { editorTexts } from '../editor-texts';
import { copyLines } from '../model/copy-lines';
import type { EditorState, EditorStore } from '../model/editor-store';
import { selectedRows } from '../model/grid-state';
import { isTable } from '../model/pasted-table';
import type { VatChoice } from '../model/vat-choices';
import { columnsOf } from './grid-context';
import type { PastedInto } from './paste-table';

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
  const { row, column } = store.getState().grid;
  paste({ text, row, column, store, vatChoices }).catch((error: unknown) => {
    console.error('The table could not be pasted:', error);
    addAlert({ type: 'error', message: editorTexts.pasteFailed });
  });
  return true;
}

/** What reads tables is a chunk of its own: few lines are pasted. */
async function paste(table: PastedInto): Promise<void> {
  const { pasteTable } = await loadChunk(() => import('./paste-table'));
  pasteTable(table);
}
