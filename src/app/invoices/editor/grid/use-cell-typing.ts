import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useEditorServices } from '../editor-services';
import { cellText, typedChange, typedText } from '../model/grid-cell';
import type { GridColumn } from '../model/grid-columns';
import type { GridMove } from '../model/grid-state';
import { lineOfProduct } from '../model/line-of-product';
import { useEditor, useEditorHandle } from '../use-editor';
import type { CellSuggestion } from './cell-suggestions';
import { copyFromGrid, pasteIntoCell } from './grid-clipboard';
import { columnsOf, useGrid } from './grid-context';
import { runGridKey } from './run-grid-key';
import { type CellSuggestions, useCellSuggestions } from './use-cell-suggestions';

type CellHandlers = Required<
  Pick<ComponentProps<'input'>, 'onChange' | 'onMouseDown' | 'onKeyDown' | 'onPaste' | 'onCopy' | 'onBlur'>
>;

export interface CellTyping {
  /** What stands in the cell: as typed while it is edited, as the document says it otherwise. */
  readonly value: string;
  readonly handlers: CellHandlers;
  readonly suggestions: CellSuggestions;
  readonly choose: (option: CellSuggestion) => void;
  /** Name of the product that can be made of what was typed; '' none. */
  readonly created: string;
}

/** Typing, choosing and the keys of the active cell. */
export function useCellTyping(row: number, column: GridColumn): CellTyping {
  const { store } = useEditorHandle();
  const { vatChoices } = useEditorServices();
  const controls = useGrid();
  const [typed, setTyped] = useState<string | null>(null);
  const editing = useEditor(({ grid }) => grid.mode === 'edit');
  const line = useEditor(({ draft }) => draft.lines[row]);
  const stored = line === undefined ? '' : editing ? typedText(line, column) : cellText(line, column);
  const value = editing ? (typed ?? stored) : stored;

  const beginEdit = (): void => {
    if (store.getState().grid.mode === 'point') store.moveGrid({ type: 'edit' });
  };
  const type = (text: string): void => {
    beginEdit();
    setTyped(text);
    const fields = typedChange(column, text, line, vatChoices);
    store.change({ type: 'line', row, fields }, `cell:${row}:${column}`);
  };
  const leave = (move: GridMove): void => {
    setTyped(null);
    controls.wantsFocus.current = true;
    store.moveGrid(move);
  };
  const goOn = (): void => leave({ type: 'step', by: 1 });
  const choose = (option: CellSuggestion): void => {
    const { product } = option;
    const fields = product === undefined ? option.fields : lineOfProduct(product.product, product.offer, line);
    store.change({ type: 'line', row, fields }, `cell:${row}:${column}`);
    // A product is followed by how much of it; anything else by the next cell.
    if (product === undefined) goOn();
    else leave({ type: 'go', row, column: columnsOf(store.getState()).indexOf('quantity') });
  };
  const suggestions = useCellSuggestions({ column, editing, typed, stored }, choose, goOn);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const listTakes = suggestions.onKey(event);
    if (listTakes) event.preventDefault();
    if (listTakes || !runGridKey(event, store, controls)) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped(null);
  };
  return {
    value,
    suggestions,
    choose,
    created: column === 'name' && editing ? (typed ?? '').trim() : '',
    handlers: {
      ...useCellClipboard(),
      onChange: (event) => type(event.currentTarget.value),
      onMouseDown: (event) => document.activeElement === event.currentTarget && beginEdit(),
      onKeyDown,
      onBlur: () => {
        setTyped(null);
        if (store.getState().grid.mode === 'edit') store.moveGrid({ type: 'point' });
      },
    },
  };
}

/** A table that is pasted fills the rows from here; what is copied are the rows that are marked. */
function useCellClipboard(): Pick<CellHandlers, 'onPaste' | 'onCopy'> {
  const { store } = useEditorHandle();
  const { vatChoices } = useEditorServices();
  return {
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (pasteIntoCell(event.clipboardData.getData('text/plain'), store, vatChoices)) event.preventDefault();
    },
    onCopy: (event: ClipboardEvent<HTMLInputElement>) => {
      const copied = copyFromGrid(store.getState());
      if (copied === null) return;
      event.clipboardData.setData('text/plain', copied);
      event.preventDefault();
    },
  };
}
