import { useCallback, useState } from 'react';
import type { ShownItem } from '../archive/shown-item';
import type { RowNews, RowProps } from './list-kind';

/**
 * Rows with what is to be said of them. The same object while neither has changed: the table draws anew what has another
 * one, so that a finding of the radar costs its row and not the whole window.
 */
export function useListedRows(
  rowAt: (index: number) => ShownItem | undefined,
  newsOf: (id: string) => RowNews | undefined,
): (index: number) => RowProps | undefined {
  const [made] = useState(() => new WeakMap<ShownItem, RowProps>());
  return useCallback(
    (index) => {
      const item = rowAt(index);
      return item && listedRow(made, item, newsOf(item.id));
    },
    [made, rowAt, newsOf],
  );
}

export function listedRow(made: WeakMap<ShownItem, RowProps>, item: ShownItem, news: RowNews | undefined): RowProps {
  const before = made.get(item);
  if (before !== undefined && before.news === news) return before;
  const row = { item, news };
  made.set(item, row);
  return row;
}
