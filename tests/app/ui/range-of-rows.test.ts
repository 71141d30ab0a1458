/** A range of a list of which only a window is known, and whose rows do not stand still. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { afterAnswer } from '@/app/ui/table/after-answer';
import { NO_SELECTION, type Selection, toggleRow } from '@/app/ui/table/selection';
import { type RowActions, useRowActions } from '@/app/ui/table/use-row-actions';

const keysOf = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `k${at}`);

interface TableOf {
  /** In the order of the list as it is drawn. */
  readonly keys: readonly string[];
  /** The rows that are read, `to` not included; all are where there is none. */
  readonly window?: readonly [from: number, to: number];
  readonly cursor?: number;
  readonly selection: Selection;
}

interface ProbeProps {
  readonly table: TableOf;
  readonly onSelection: (selection: Selection) => void;
  readonly onDrawn: (actions: RowActions) => void;
}

function Probe({ table: { keys, window, cursor = -1, selection }, onSelection, onDrawn }: ProbeProps): null {
  const [from, to] = window ?? [0, keys.length];
  const actions = useRowActions<string>({
    rowAt: (index) => (index >= from && index < to ? keys[index] : undefined),
    rowKey: (row) => row,
    count: keys.length,
    allKeys: window && (() => Promise.resolve(keys)),
    ...{ cursor, selection, onSelection, onCursor: () => undefined, onOpen: undefined },
  });
  onDrawn(actions);
  return null;
}

/** What is chosen by Shift at each of the rows, one after the other and before any answer. */
async function extended(table: TableOf, ...at: readonly number[]): Promise<readonly Selection[]> {
  const chosen: Selection[] = [];
  const drawn: RowActions[] = [];
  const [onSelection, onDrawn] = [(to: Selection) => chosen.push(to), (actions: RowActions) => drawn.push(actions)];
  renderToStaticMarkup(createElement(Probe, { table, onSelection, onDrawn }));
  for (const index of at) drawn[0]?.extend(index);
  await new Promise((resolve) => setTimeout(resolve));
  return chosen;
}

const chosenOf = async (table: TableOf, at: number): Promise<readonly string[]> => {
  const [selection] = await extended(table, at);
  return [...(selection?.keys ?? [])];
};

describe('a range of rows', () => {
  const list = keysOf(5_000);
  const first = toggleRow(NO_SELECTION, 'k0', 0);

  // Before: of 1,001 rows those were chosen that the window around the pressed one knew, without a word.
  it('holds every row of the list between its ends, read or not', async () => {
    const chosen = await chosenOf({ keys: list, window: [850, 1_150], selection: first }, 1_000);
    expect(chosen).toEqual(list.slice(0, 1_001));
    expect(await chosenOf({ keys: list, window: [0, 300], selection: first }, 4_999)).toEqual(list);
    expect(await chosenOf({ keys: list, window: [0, 300], selection: first }, 2)).toEqual(['k0', 'k1', 'k2']);
  });

  // Before: it began at whatever had come to the place of the row that was ticked.
  it('begins at the row that was ticked, wherever another order has put it', async () => {
    const turned = { keys: ['k4', 'k3', 'k2', 'k1', 'k0'], selection: first };
    expect(new Set(await chosenOf(turned, 3))).toEqual(new Set(['k0', 'k1']));
    expect(new Set(await chosenOf({ ...turned, window: [0, 5] }, 3))).toEqual(new Set(['k0', 'k1']));
  });

  it('begins where the keyboard was, once the ticked row is in the list no more', async () => {
    const elsewhere = { keys: list, window: [0, 300] as const, selection: toggleRow(NO_SELECTION, 'x', 40) };
    expect(await chosenOf({ ...elsewhere, cursor: 7 }, 9)).toEqual(['x', 'k7', 'k8', 'k9']);
    expect(await chosenOf({ ...elsewhere, cursor: 400 }, 402)).toEqual(['x', 'k400', 'k401', 'k402']);
    expect(await chosenOf(elsewhere, 9)).toEqual(['x', 'k9']);
    const [{ anchor } = NO_SELECTION] = await extended({ ...elsewhere, cursor: 7 }, 9);
    expect(anchor).toEqual({ key: 'k7', index: 7 });
  });

  it('is the one asked for last where two wait', async () => {
    const waiting = await extended({ keys: list, window: [0, 300], selection: first }, 4_999, 1_999);
    expect(waiting.map(({ keys }) => keys.size)).toEqual([2_000]);
  });
});

describe('what waits for an answer', () => {
  it('is not done once something else was chosen', async () => {
    let value = 1;
    const later = afterAnswer(() => value);
    const done: string[] = [];
    const waiting = later(Promise.resolve('late'), (came) => done.push(came));
    value = 2;
    await waiting;
    await later(Promise.resolve('in time'), (came) => done.push(came));
    expect(done).toEqual(['in time']);
  });
});
