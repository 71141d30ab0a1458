import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEditorServices } from '../editor-services';
import { COLUMN_WORDS, editorTexts } from '../editor-texts';
import { cellText, typedChange, typedText } from '../model/grid-cell';
import type { GridColumn } from '../model/grid-columns';
import { useEditor, useEditorHandle } from '../use-editor';
import type { CellSuggestion } from './cell-suggestions';
import { copyFromGrid, pasteIntoCell } from './grid-clipboard';
import { columnsOf, useGrid } from './grid-context';
import { isEndAligned } from './grid-tracks';
import { NewProductRow } from './new-product-row';
import { runGridKey } from './run-grid-key';
import { SuggestionList } from './suggestion-list';
import { useCellSuggestions } from './use-cell-suggestions';

interface GridInputProps {
  readonly row: number;
  readonly column: GridColumn;
}

/** Room a list needs under its cell: its head and foot, its options (eight at most are in sight), the bar of the window. */
const LIST_ENDS = 90;
const OPTION_HEIGHT = 32;
const SHOWN_OPTIONS = 8;
const BAR_HEIGHT = 70;

/**
 * The active cell: an input in pointing too, with its text selected, so that typing replaces it and every keyboard,
 * dead key and clipboard works as in any field.
 */
export function GridInput({ row, column }: GridInputProps) {
  const { store } = useEditorHandle();
  const { vatChoices } = useEditorServices();
  const controls = useGrid();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const editing = useEditor(({ grid }) => grid.mode === 'edit');
  const line = useEditor(({ draft }) => draft.lines[row]);
  const text = line === undefined ? '' : editing ? typedText(line, column) : cellText(line, column);

  useLayoutEffect(() => {
    if (!controls.wantsFocus.current) return;
    controls.wantsFocus.current = false;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [controls]);

  const beginEdit = (): void => {
    if (store.getState().grid.mode === 'point') store.moveGrid({ type: 'edit' });
  };
  const type = (value: string): void => {
    beginEdit();
    setTyped(value);
    const fields = typedChange(column, value, line, vatChoices);
    store.change({ type: 'line', row, fields }, `cell:${row}:${column}`);
  };
  const choose = ({ fields, product }: CellSuggestion): void => {
    store.change({ type: 'line', row, fields }, `cell:${row}:${column}`);
    setTyped(null);
    controls.wantsFocus.current = true;
    // A product is followed by how much of it; anything else by the next cell.
    const quantity = columnsOf(store.getState()).indexOf('quantity');
    store.moveGrid(product === undefined ? { type: 'step', by: 1 } : { type: 'go', row, column: quantity });
  };
  const suggestions = useCellSuggestions(column, editing, typed ?? text, choose);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const listTakes = suggestions.onKey(event);
    if (listTakes) event.preventDefault();
    if (listTakes || !runGridKey(event, store, controls)) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped(null);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    if (pasteIntoCell(event.clipboardData.getData('text/plain'), store, vatChoices)) event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent<HTMLInputElement>): void => {
    const copied = copyFromGrid(store.getState());
    if (copied === null) return;
    event.clipboardData.setData('text/plain', copied);
    event.preventDefault();
  };
  const canCreate = column === 'name' && editing && (typed ?? '').trim() !== '';

  return (
    <>
      <input
        ref={input}
        aria-label={`${COLUMN_WORDS[column]}, ${editorTexts.row(row + 1)}`}
        role="combobox"
        aria-expanded={suggestions.open}
        aria-controls={suggestions.open ? listId : undefined}
        aria-activedescendant={suggestions.open ? `${listId}-${suggestions.active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        data-grid-cell=""
        inputMode={isEndAligned(column) ? 'decimal' : 'text'}
        value={editing ? (typed ?? text) : text}
        onChange={(event) => type(event.currentTarget.value)}
        onMouseDown={(event) => document.activeElement === event.currentTarget && beginEdit()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
        onBlur={() => {
          setTyped(null);
          if (store.getState().grid.mode === 'edit') store.moveGrid({ type: 'point' });
        }}
        className={`absolute inset-0 w-full bg-surface px-2 text-13 text-text outline-2 -outline-offset-2 outline-focus ${isEndAligned(column) ? 'text-right tabular-nums' : ''}`}
      />
      {(suggestions.open || canCreate) && (
        <div
          className={`absolute left-0 z-20 ${roomBelow(input.current, suggestions.options.length) ? 'top-full mt-px' : 'bottom-full mb-px'}`}
        >
          <SuggestionList
            id={listId}
            options={suggestions.open ? suggestions.options : []}
            active={suggestions.active}
            query={typed ?? text}
            onChoose={choose}
            {...(canCreate ? { footer: <NewProductRow row={row} name={(typed ?? '').trim()} /> } : {})}
          />
        </div>
      )}
    </>
  );
}

function roomBelow(input: HTMLInputElement | null, options: number): boolean {
  const height = LIST_ENDS + Math.min(options, SHOWN_OPTIONS) * OPTION_HEIGHT;
  return input === null || input.getBoundingClientRect().bottom + height < window.innerHeight - BAR_HEIGHT;
}
