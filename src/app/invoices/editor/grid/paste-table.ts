import { addAlert } from '@/app/state/alerts';
import type { EditorStore } from '../model/editor-store';
import { doubtWords } from '../model/paste-doubts';
import { pasteIntoGrid } from '../model/paste-lines';
import type { VatChoice } from '../model/vat-choices';
import { pasteTexts } from '../paste-texts';
import { columnsOf } from './grid-context';

export interface PastedInto {
  readonly text: string;
  /** Where the cursor stood. */
  readonly row: number;
  readonly column: number;
  readonly store: Pick<EditorStore, 'getState' | 'change' | 'newLine'>;
  readonly vatChoices: readonly VatChoice[];
}

/** A table into the grid, with what the person has to look at. */
export function pasteTable({ text, row, column, store, vatChoices }: PastedInto): void {
  const state = store.getState();
  const { lines, doubts } = pasteIntoGrid(
    text,
    { lines: state.draft.lines.slice(row), columns: columnsOf(state).slice(column) },
    { newLine: store.newLine, vatChoices },
  );
  store.change({ type: 'replace-lines', row, lines });
  const words = doubtWords(doubts);
  // A warning: what is only to be read waits in the bell while one writes.
  if (words !== '') addAlert({ type: 'warning', message: pasteTexts.look, description: words });
}
