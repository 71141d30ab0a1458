import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { DEFAULT_LAYOUT, type TableLayout } from './table-layout';
import { tableLayoutSchema } from './table-layout-schema';

/** Names of columns and widths only, so it may stand outside the database, where it is there before the first paint. */
const KEY = 'condica.columns';

function read(table: string): TableLayout {
  try {
    const stored = v.safeParse(tableLayoutSchema, JSON.parse(localStorage.getItem(`${KEY}.${table}`) ?? '{}'));
    return stored.success ? stored.output : DEFAULT_LAYOUT;
  } catch {
    return DEFAULT_LAYOUT;
  }
}

/** The columns' layout of a table, remembered on this device. */
export function useTableLayout(table: string): readonly [TableLayout, (layout: TableLayout) => void] {
  const [layout, setLayout] = useState(() => read(table));
  const change = useCallback(
    (next: TableLayout): void => {
      setLayout(next);
      try {
        localStorage.setItem(`${KEY}.${table}`, JSON.stringify(next));
      } catch {
        // A storage that refuses only forgets the columns at reload.
      }
    },
    [table],
  );
  return [layout, change];
}
