import { DEFAULT_LAYOUT, type TableLayout } from '@/app/ui/table/table-layout';

/** As use-table-layout.ts writes it. */
const KEY = 'condica.columns.out';

/**
 * The columns as the person has made them; judged by hand, as the library that judges comes with the application. Null where
 * they are kept in a form that is not known here.
 */
export function keptLayout(storage: Pick<Storage, 'getItem'>): TableLayout | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    if (!isRecord(stored)) return null;
    const { widths, hidden, order } = { ...DEFAULT_LAYOUT, ...stored } as Readonly<Record<string, unknown>>;
    return isWidths(widths) && isNames(hidden) && isNames(order) ? { widths, hidden, order } : null;
  } catch {
    return null;
  }
}

function isWidths(value: unknown): value is TableLayout['widths'] {
  return isRecord(value) && Object.values(value).every((width) => typeof width === 'number');
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
