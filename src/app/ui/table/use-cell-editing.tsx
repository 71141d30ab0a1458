import { type KeyboardEvent, useRef, useState } from 'react';
import { type CellEdit, type CellEditing, type CellEditingArgs, type EditedCell, neighbourCell } from './cell-editing';
import { CellInput } from './cell-input';

const KEYS: readonly string[] = ['Enter', 'Escape', 'Tab'];

/** Typing into cells: Enter and leaving take it, Tab goes on to the next cell, Esc leaves it as it was. */
export function useCellEditing<Row>(args: CellEditingArgs<Row>): CellEditing {
  const { columns, count, rowAt, rowKey, moveCursor, focusGrid, onEditing } = args;
  const [cell, setCell] = useState<EditedCell | null>(null);
  // Moving the focus blurs the input before the state is drawn; what counts is what was last put.
  const live = useRef<EditedCell | null>(null);
  // As it was when the cell was opened: what is typed is typed over that.
  const begun = useRef<Row | null>(null);
  const lastColumn = useRef('');
  const editable = columns.filter(({ edit }) => edit !== undefined).map(({ id }) => id);

  const put = (next: EditedCell | null): void => {
    if ((live.current === null) !== (next === null)) onEditing?.(next !== null);
    live.current = next;
    setCell(next);
  };
  const open = (index: number, column: string): void => {
    const row = rowAt(index);
    const edit = columns.find(({ id }) => id === column)?.edit;
    if (row === undefined || edit === undefined) return;
    lastColumn.current = column;
    moveCursor(index);
    begun.current = row;
    put({ index, column, key: rowKey(row), typed: edit.value(row), refused: false });
  };
  const begin = (index: number): void => {
    const column = editable.find((id) => id === lastColumn.current) ?? editable[0];
    if (column !== undefined) open(Math.max(0, index), column);
  };
  const edited = (now: EditedCell): { readonly row: Row; readonly edit: CellEdit<Row> } | undefined => {
    const row = rowAt(now.index);
    const edit = columns.find(({ id }) => id === now.column)?.edit;
    return row === undefined || edit === undefined ? undefined : { row, edit };
  };
  /** Whether the cell may be left. */
  const take = (): boolean => {
    const now = live.current;
    const found = now === null ? undefined : edited(now);
    if (now === null || found === undefined) return true;
    const { row, edit } = found;
    const before = begun.current ?? row;
    // A cell that was only looked at says nothing, whatever came into it meanwhile.
    const isAsBefore = [row, before].some((one) => edit.value(one) === now.typed);
    if (isAsBefore || edit.commit(row, now.typed, before)) return true;
    put({ ...now, refused: true });
    return false;
  };
  const leave = (): void => {
    put(null);
    focusGrid();
  };
  const goOn = (by: 1 | -1): void => {
    const next = live.current && neighbourCell(editable, count, live.current, by);
    if (!take()) return;
    if (next === null) leave();
    else open(next.index, next.column);
  };
  const type = (typed: string): void => {
    const now = live.current;
    if (now === null) return;
    put({ ...now, typed, refused: false });
    const found = edited(now);
    found?.edit.onType?.(found.row, typed);
  };
  const giveUp = (): void => {
    const found = live.current === null ? undefined : edited(live.current);
    found?.edit.onType?.(found.row, found.edit.value(found.row));
    leave();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !KEYS.includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Tab') goOn(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') giveUp();
    else if (take()) leave();
  };
  const onBlur = (): void => {
    if (live.current !== null && take()) put(null);
  };
  return {
    cell,
    begin,
    input: ({ id, head, edit }) =>
      cell?.column === id &&
      edit !== undefined && (
        <CellInput
          {...{ edit, onBlur, onKeyDown }}
          label={head}
          onType={type}
          refused={cell.refused}
          typed={cell.typed}
        />
      ),
  };
}
