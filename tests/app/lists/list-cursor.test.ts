import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIST_CURSOR, type ListAction, type ListCursor, reduceListCursor } from '@/app/lists/list-cursor';
import { actionOfKey } from '@/app/lists/list-keys';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function play(...actions: readonly ListAction[]): ListCursor {
  return actions.reduce((state, action) => reduceListCursor(state, action, IDS), EMPTY_LIST_CURSOR);
}

const down: ListAction = { type: 'move', by: 1, extend: false };
const shiftDown: ListAction = { type: 'move', by: 1, extend: true };

describe('the keyboard in a list', () => {
  it('stands on the first row at the first arrow and stops at the ends', () => {
    expect(play(down).cursor).toBe('a');
    expect(play({ type: 'last' }, down).cursor).toBe('e');
    expect(play(down, { type: 'move', by: -5, extend: false }).cursor).toBe('a');
  });

  it('selects a range from where Shift began', () => {
    expect([...play(down, down, shiftDown, shiftDown).selected]).toEqual(['b', 'c', 'd']);
    expect([...play({ type: 'toggle', id: 'd' }, { type: 'range', id: 'b' }).selected].sort()).toEqual(['b', 'c', 'd']);
  });

  it('keeps the panel on the row the arrows reach', () => {
    const state = play({ type: 'open', id: 'b' }, down);
    expect(state.open).toBe('c');
    expect(play({ type: 'open', id: 'b' }, { type: 'close' }, down).open).toBeNull();
  });

  it('closes the panel first, then clears the selection', () => {
    const open = play({ type: 'toggle', id: 'a' }, { type: 'open', id: 'b' });
    const escapeKey = { key: 'Escape', shift: false, ctrl: false };
    expect(actionOfKey(escapeKey, open)).toEqual({ type: 'close' });
    expect(actionOfKey(escapeKey, { ...open, open: null })).toEqual({ type: 'clear' });
    expect(actionOfKey(escapeKey, EMPTY_LIST_CURSOR)).toBeNull();
  });

  it('never points outside the list', () => {
    const action: fc.Arbitrary<ListAction> = fc.oneof(
      fc.record({ type: fc.constant('move' as const), by: fc.integer({ min: -9, max: 9 }), extend: fc.boolean() }),
      fc.record({
        type: fc.constantFrom('toggle' as const, 'range' as const, 'open' as const),
        id: fc.constantFrom(...IDS),
      }),
      fc.record({ type: fc.constantFrom('first' as const, 'last' as const, 'clear' as const, 'close' as const) }),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const { cursor, selected } = play(...actions);
        expect(cursor === null || IDS.includes(cursor)).toBe(true);
        expect([...selected].every((id) => IDS.includes(id))).toBe(true);
      }),
      { seed: 3 },
    );
  });
});
