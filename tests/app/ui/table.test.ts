import { describe, expect, it } from 'vitest';
import { nextChoice } from '@/app/ui/fields/next-choice';
import {
  type Column,
  fittingColumns,
  gridTemplate,
  leastTableWidth,
  REST_MIN_WIDTH,
  rowCells,
} from '@/app/ui/table/column';
import { edgeMove } from '@/app/ui/table/edge-keys';
import { moveColumn, showColumn } from '@/app/ui/table/layout-changes';
import { tableMove } from '@/app/ui/table/row-keys';
import { extendTo, headState, NO_SELECTION, toggleAll, toggleRow } from '@/app/ui/table/selection';
import { applyLayout, DEFAULT_LAYOUT, orderedColumns, resizeColumn } from '@/app/ui/table/table-layout';

const COLUMNS = [
  { id: 'number', head: 'Număr', width: 88, cell: () => null, hideable: false },
  { id: 'date', head: 'Emisă', width: 104, drop: 4, cell: () => null },
  { id: 'due', head: 'Scadență', width: 104, drop: 1, cell: () => null },
  { id: 'partner', head: 'Partener', width: 'rest', cell: () => null },
  { id: 'cui', head: 'CUI', width: 104, drop: 2, cell: () => null },
  { id: 'total', head: 'Total', width: 112, cell: () => null },
] as const;

const ids = (columns: readonly { readonly id: string }[]): string => columns.map(({ id }) => id).join(' ');
const key = (name: string, more = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('columns', () => {
  it('drop in their order, never the number, the partner or the sum', () => {
    expect(ids(fittingColumns(COLUMNS, 964, true))).toBe('number date due partner cui total');
    expect(ids(fittingColumns(COLUMNS, 684, true))).toBe('number date partner cui total');
    expect(ids(fittingColumns(COLUMNS, 584, true))).toBe('number date partner total');
    expect(ids(fittingColumns(COLUMNS, 10, true))).toBe('number partner total');
  });

  it('never take more than there is while one of them can drop, with boxes or without', () => {
    for (const withCheck of [true, false])
      for (let width = 520; width < 1_000; width += 1)
        expect(leastTableWidth(fittingColumns(COLUMNS, width, withCheck), withCheck)).toBeLessThanOrEqual(width);
    const [least, most] = [leastTableWidth(COLUMNS, true), leastTableWidth(COLUMNS, false)];
    expect(fittingColumns(COLUMNS, least, true)).toHaveLength(COLUMNS.length);
    expect(fittingColumns(COLUMNS, least - 1, true)).toHaveLength(COLUMNS.length - 1);
    expect(fittingColumns(COLUMNS, most, false)).toHaveLength(COLUMNS.length);
  });

  it('give the partner what is left, at least 200', () => {
    expect(gridTemplate(COLUMNS.slice(3, 4), true)).toBe(`48px minmax(${REST_MIN_WIDTH}px, 1fr) 16px`);
  });

  it('follow the person: widths within bounds, hidden ones, the number always', () => {
    const narrow = resizeColumn(DEFAULT_LAYOUT, 'date', 3);
    expect(applyLayout(COLUMNS, narrow).find(({ id }) => id === 'date')?.width).toBe(56);
    const hidden = { ...DEFAULT_LAYOUT, hidden: ['cui', 'number'] };
    expect(ids(applyLayout(COLUMNS, hidden))).toBe('number date due partner total');
  });
});

describe('the cells of a row', () => {
  const column = (id: string, until?: string): Column<string> => ({
    ...{ id, head: id, width: 100, cell: (row: string) => row },
    ...(until !== undefined && { until: (row: string) => (row === 'part' ? until : undefined) }),
  });
  const COLUMNS = [column('name', 'act'), column('code'), column('sum'), column('act'), column('last')];
  const shown = (columns: readonly Column<string>[], row: string | undefined) =>
    rowCells(columns, row).map(({ column: { id }, span }) => [id, span]);

  it('are one a column, and wider where a row says so, whatever columns are dropped', () => {
    expect(shown(COLUMNS, 'whole')).toEqual(COLUMNS.map(({ id }) => [id, 1]));
    expect(shown(COLUMNS, undefined)).toHaveLength(COLUMNS.length);
    expect(shown(COLUMNS, 'part')).toEqual([
      ['name', 3],
      ['act', 1],
      ['last', 1],
    ]);
    expect(shown(COLUMNS.toSpliced(1, 1), 'part')).toEqual([
      ['name', 2],
      ['act', 1],
      ['last', 1],
    ]);
    // The column that ends it is hidden: nothing is covered.
    expect(shown(COLUMNS.toSpliced(3, 1), 'part')).toEqual([
      ['name', 1],
      ['code', 1],
      ['sum', 1],
      ['last', 1],
    ]);
  });
});

describe('the order of columns', () => {
  it('is the person’s, and stays at the ends', () => {
    const moved = moveColumn(COLUMNS, moveColumn(COLUMNS, DEFAULT_LAYOUT, 'total', -1), 'number', -1);
    expect(ids(orderedColumns(COLUMNS, moved))).toBe('number date due partner total cui');
    expect(moveColumn(COLUMNS, moved, 'gone', 1)).toBe(moved);
  });

  it('puts a column of a newer version where it was made, and forgets one that is gone', () => {
    const kept = { ...DEFAULT_LAYOUT, order: ['total', 'gone', 'number', 'partner'] };
    expect(ids(orderedColumns(COLUMNS, kept))).toBe('total number date due partner cui');
  });

  it('hides and shows', () => {
    const hidden = showColumn(DEFAULT_LAYOUT, 'date', false);
    expect(ids(applyLayout(COLUMNS, hidden))).not.toContain('date');
    expect(showColumn(hidden, 'date', true)).toEqual(DEFAULT_LAYOUT);
  });
});

describe('the keyboard of a table', () => {
  it('moves within the rows', () => {
    expect(tableMove(key('ArrowDown'), -1, 3)).toEqual({ kind: 'cursor', index: 0, extend: false });
    expect(tableMove(key('ArrowDown'), 2, 3)).toEqual({ kind: 'cursor', index: 2, extend: false });
    expect(tableMove(key('ArrowUp', { shiftKey: true }), 2, 3)).toEqual({ kind: 'cursor', index: 1, extend: true });
    expect(tableMove(key('End'), 0, 100)).toEqual({ kind: 'cursor', index: 99, extend: false });
    expect(tableMove(key('ArrowDown'), -1, 0)).toBeNull();
  });

  it('selects, opens, filters; leaves the rest to the browser', () => {
    expect(tableMove(key(' '), 1, 3)).toEqual({ kind: 'toggle' });
    expect(tableMove(key('Enter'), 1, 3)).toEqual({ kind: 'open' });
    expect(tableMove(key('ArrowRight'), 1, 3)).toEqual({ kind: 'unfold', open: true });
    expect(tableMove(key('ArrowLeft'), 1, 3)).toEqual({ kind: 'unfold', open: false });
    expect(tableMove(key('ArrowLeft'), -1, 3)).toBeNull();
    expect(tableMove(key('/'), 1, 3)).toEqual({ kind: 'filter' });
    expect(tableMove(key('a', { ctrlKey: true }), 1, 3)).toEqual({ kind: 'select-all' });
    expect(tableMove(key('c', { ctrlKey: true }), 1, 3)).toBeNull();
    expect(tableMove(key('x'), 1, 3)).toBeNull();
  });
});

describe('the selection', () => {
  const keyAt = (index: number): string | undefined => (index === 3 ? undefined : `k${index}`);

  it('adds and takes away', () => {
    const one = toggleRow(NO_SELECTION, 'k1', 1);
    expect([...one.keys]).toEqual(['k1']);
    expect([...toggleRow(one, 'k1', 1).keys]).toEqual([]);
    expect(NO_SELECTION.keys.size).toBe(0);
  });

  it('extends from its anchor, where all rows between are known', () => {
    const range = extendTo(toggleRow(NO_SELECTION, 'k6', 6), 4, keyAt);
    expect([...(range?.keys ?? [])].sort()).toEqual(['k4', 'k5', 'k6']);
    expect(range?.anchor).toEqual({ key: 'k6', index: 6 });
    expect([...(extendTo(NO_SELECTION, 4, keyAt)?.keys ?? [])]).toEqual(['k4']);
    expect(extendTo(toggleRow(NO_SELECTION, 'k6', 6), 2, keyAt)).toBeUndefined();
    expect(extendTo(toggleRow(NO_SELECTION, 'k6', 5), 4, keyAt)).toBeUndefined();
  });

  it('says none, some or all', () => {
    expect([headState(0, 2), headState(1, 2), headState(2, 2), headState(0, 0)]).toEqual([false, 'mixed', true, false]);
  });

  // Before: ten chosen under another filter cleared themselves where five stood in the list, and these could not be chosen.
  it('chooses all of the list beside what it does not hold, and takes away only these', () => {
    const elsewhere = { keys: new Set(['x', 'y', 'k1']), anchor: null };
    const all = toggleAll(elsewhere, ['k1', 'k2']);
    expect([...all.keys]).toEqual(['x', 'y', 'k1', 'k2']);
    expect([...toggleAll(all, ['k1', 'k2']).keys]).toEqual(['x', 'y']);
    expect([...toggleAll(all, []).keys]).toEqual([...all.keys]);
  });
});

describe('a grouped list', () => {
  it('goes by row around the end, and by group', () => {
    expect(nextChoice('ArrowDown', false, 4, [2, 3])).toBe(0);
    expect(nextChoice('ArrowUp', false, 0, [2, 3])).toBe(4);
    expect(nextChoice('ArrowDown', true, 0, [2, 0, 3])).toBe(2);
    expect(nextChoice('ArrowUp', true, 3, [2, 0, 3])).toBe(0);
    expect(nextChoice('x', false, 0, [2])).toBeNull();
    expect(nextChoice('ArrowDown', false, 0, [])).toBeNull();
  });
});

describe('keys at a column’s edge', () => {
  const press = (name: string, width: number, shiftKey = false) => edgeMove({ key: name, shiftKey }, width);

  it('widen and narrow within bounds', () => {
    expect(press('ArrowRight', 112)).toEqual({ kind: 'width', width: 128 });
    expect(press('ArrowLeft', 112, true)).toEqual({ kind: 'width', width: 110 });
    expect(press('ArrowLeft', 60)).toEqual({ kind: 'width', width: 56 });
    expect(press('End', 112)).toEqual({ kind: 'width', width: 640 });
    expect(press('ArrowRight', 640)).toEqual({ kind: 'width', width: 640 });
  });

  it('go from edge to edge and back to the rows; others are left to the page', () => {
    expect(press('ArrowDown', 112)).toEqual({ kind: 'edge', by: 1 });
    expect(press('ArrowUp', 112)).toEqual({ kind: 'edge', by: -1 });
    expect(press('Escape', 112)).toEqual({ kind: 'rows' });
    expect(press('Tab', 112)).toBeNull();
  });
});
