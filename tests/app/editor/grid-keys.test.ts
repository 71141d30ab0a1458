import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GridKey, gridCommand } from '@/app/invoices/editor/model/grid-keys';
import {
  GRID_START,
  type GridSize,
  type GridState,
  moveGrid,
  selectedRows,
} from '@/app/invoices/editor/model/grid-state';

const size: GridSize = { rows: 8, columns: 6, filled: 4 };
const plain = { shift: false, ctrl: false, alt: false };

function press(state: GridState, ...keys: readonly (string | GridKey)[]): GridState {
  return keys.reduce<GridState>((now, key) => {
    const command = gridCommand(typeof key === 'string' ? { ...plain, key } : key, now, size);
    return command?.type === 'move' ? moveGrid(now, command.move, size) : now;
  }, state);
}

const commandOf = (key: Partial<GridKey> & { key: string }, state: GridState = GRID_START) =>
  gridCommand({ ...plain, ...key }, state, size);

describe('the keyboard of the lines grid', () => {
  it('moves by arrows and stops at the edges', () => {
    expect(press(GRID_START, 'ArrowRight', 'ArrowDown')).toMatchObject({ row: 1, column: 1 });
    expect(press(GRID_START, 'ArrowLeft', 'ArrowUp')).toMatchObject({ row: 0, column: 0 });
    expect(press(GRID_START, 'End', 'ArrowRight')).toMatchObject({ row: 0, column: 5 });
  });

  it('goes by Enter and Tab through the cells and on to the next row', () => {
    expect(press(GRID_START, 'End', 'Enter')).toMatchObject({ row: 1, column: 0 });
    expect(press(GRID_START, 'Tab', 'Tab', { ...plain, key: 'Tab', shift: true })).toMatchObject({ row: 0, column: 1 });
  });

  it('leaves Tab to the page before the first cell and on the blank row after the last line', () => {
    expect(commandOf({ key: 'Tab', shift: true })).toBeNull();
    expect(commandOf({ key: 'Tab' }, { ...GRID_START, row: 4, anchor: 4 })).toBeNull();
    // Enter does not leave: it is how the next line is begun.
    expect(commandOf({ key: 'Enter' }, { ...GRID_START, row: 4, anchor: 4 })).not.toBeNull();
  });

  it('leaves Ctrl Enter to the editor, which issues by it', () => {
    expect(commandOf({ key: 'Enter', ctrl: true })).toBeNull();
    expect(commandOf({ key: 'Enter', ctrl: true }, { ...GRID_START, mode: 'edit' })).toBeNull();
  });

  it('leaves the caret keys to the input while a cell is edited, and commits by up and down', () => {
    const edit = press(GRID_START, 'F2');
    expect(edit.mode).toBe('edit');
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Insert']) {
      expect(commandOf({ key }, edit)).toBeNull();
    }
    expect(press(edit, 'ArrowDown')).toMatchObject({ row: 1, mode: 'point' });
    expect(commandOf({ key: 'Escape' }, edit)).toEqual({ type: 'cancel' });
  });

  it('does not take AltGr characters for commands', () => {
    expect(commandOf({ key: 'ArrowUp', ctrl: true, alt: true })).toBeNull();
  });

  it('jumps with Ctrl to the edges of what is written', () => {
    expect(press(GRID_START, { ...plain, key: 'ArrowDown', ctrl: true })).toMatchObject({ row: 3 });
    expect(press(GRID_START, { ...plain, key: 'End', ctrl: true })).toMatchObject({ row: 3, column: 5 });
  });

  it('extends the selected rows with Shift and forgets them at the next move', () => {
    const down = { ...plain, key: 'ArrowDown', shift: true };
    const extended = press(GRID_START, down, down);
    expect(selectedRows(extended)).toEqual({ from: 0, to: 2 });
    expect(selectedRows(press(extended, 'ArrowUp'))).toEqual({ from: 1, to: 1 });
  });

  it('stays inside the grid under any keys', () => {
    const keys = fc.record({
      key: fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'Enter', 'F2'),
      shift: fc.boolean(),
      ctrl: fc.boolean(),
      alt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 80 }), (pressed) => {
        const { row, column, anchor } = press(GRID_START, ...pressed);
        expect(row >= 0 && row < size.rows && anchor >= 0 && anchor < size.rows).toBe(true);
        expect(column >= 0 && column < size.columns).toBe(true);
      }),
      { seed: 11 },
    );
  });
});
