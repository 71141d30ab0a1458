import { useState } from 'react';
import * as v from 'valibot';
import { DEFAULT_LAYOUT, type TableLayout } from './table-layout';

const layoutSchema = v.object({ widths: v.record(v.string(), v.number()), hidden: v.array(v.string()) });

function readLayout(key: string): TableLayout {
  try {
    const read = v.safeParse(layoutSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : DEFAULT_LAYOUT;
  } catch {
    return DEFAULT_LAYOUT;
  }
}

/** A table's columns as this person left them on this device; a storage that refuses only forgets them. */
export function useTableLayout(tableId: string): readonly [TableLayout, (layout: TableLayout) => void] {
  const key = `condica.table.${tableId}`;
  const [layout, setLayout] = useState(() => readLayout(key));
  const change = (next: TableLayout): void => {
    setLayout(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A full or forbidden storage must not stop the table.
    }
  };
  return [layout, change];
}
