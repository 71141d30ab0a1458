/** What is selected among declarations, when a filter shows others. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HomeRow } from '@/app/transport/home/home-row';
import { type SelectedRows, useSelectedRows } from '@/app/transport/home/use-selected-rows';

const rowsOf = (...ids: readonly string[]): readonly HomeRow[] => ids.map((id) => ({ id }) as HomeRow);

interface ProbeProps {
  readonly rows: readonly HomeRow[];
  readonly ids: readonly string[];
  readonly onDrawn: (selected: SelectedRows) => void;
}

function Probe({ rows, ids, onDrawn }: ProbeProps): null {
  const selected = useSelectedRows(rows);
  if (selected.selection.keys.size < ids.length) selected.select({ keys: new Set(ids), anchor: null });
  else onDrawn(selected);
  return null;
}

/** As it is drawn with those selected. */
function selectedAmong(rows: readonly HomeRow[], ...ids: readonly string[]): SelectedRows {
  const drawn: SelectedRows[] = [];
  renderToStaticMarkup(createElement(Probe, { rows, ids, onDrawn: (selected) => drawn.push(selected) }));
  const [selected] = drawn;
  if (selected === undefined) throw new Error('Nothing was drawn.');
  return selected;
}

// Before: two of another filter ticked the head over two that nobody had selected.
it('the box of the head is about the rows in the list', () => {
  const shown = rowsOf('a', 'b');
  expect(selectedAmong(shown, 'x', 'y').headBox).toBe(false);
  expect(selectedAmong(shown, 'x', 'y', 'a').headBox).toBe('mixed');
  expect(selectedAmong(shown, 'a', 'b').headBox).toBe(true);
});
