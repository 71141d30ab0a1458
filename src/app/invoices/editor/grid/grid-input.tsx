import { useId, useLayoutEffect, useRef } from 'react';
import { COLUMN_WORDS, editorTexts } from '../editor-texts';
import type { GridColumn } from '../model/grid-columns';
import { CellList } from './cell-list';
import { useGrid } from './grid-context';
import { isEndAligned } from './grid-tracks';
import { useCellTyping } from './use-cell-typing';

interface GridInputProps {
  readonly row: number;
  readonly column: GridColumn;
}

/**
 * The active cell: an input in pointing too, with its text selected, so that typing replaces it and every keyboard,
 * dead key and clipboard works as in any field. Its frame is strong only while it has the keyboard.
 */
export function GridInput({ row, column }: GridInputProps) {
  const controls = useGrid();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, handlers, suggestions, choose, created } = useCellTyping(row, column);

  useLayoutEffect(() => {
    if (!controls.wantsFocus.current) return;
    controls.wantsFocus.current = false;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [controls]);

  return (
    <>
      <input
        {...handlers}
        ref={input}
        aria-label={`${COLUMN_WORDS[column]}, ${editorTexts.row(row + 1)}`}
        role="combobox"
        aria-expanded={suggestions.open}
        aria-controls={suggestions.open ? listId : undefined}
        aria-activedescendant={
          suggestions.open && suggestions.active >= 0 ? `${listId}-${suggestions.active}` : undefined
        }
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        data-grid-cell=""
        inputMode={isEndAligned(column) ? 'decimal' : 'text'}
        value={value}
        className={`absolute inset-0 w-full bg-transparent px-2 text-13 text-text outline-1 -outline-offset-1 outline-transparent focus:bg-surface focus:outline-2 focus:-outline-offset-2 focus:outline-focus ${isEndAligned(column) ? 'text-right tabular-nums' : ''}`}
      />
      {(suggestions.open || created !== '') && (
        <CellList
          id={listId}
          input={input}
          row={row}
          suggestions={suggestions}
          query={value}
          created={created}
          onChoose={choose}
        />
      )}
    </>
  );
}
