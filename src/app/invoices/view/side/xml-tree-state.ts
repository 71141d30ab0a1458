/** Which rows of an XML tree are seen, and what a key does there (WAI-ARIA, tree view). Pure. */
import type { XmlRow } from '@/domain/invoice/terms/xml-rows';

/** Rows whose inside is shown, by place. */
export type OpenRows = ReadonlySet<number>;

/** Lines of invoices are opened by hand; with fewer rows than this all is open at once. */
const ALL_AT_ONCE = 60;

export function openAtFirst(rows: readonly XmlRow[]): OpenRows {
  return rows.length <= ALL_AT_ONCE ? allOpen(rows) : new Set([0]);
}

export function allOpen(rows: readonly XmlRow[]): OpenRows {
  return new Set(rows.flatMap(({ end }, at) => (end > at + 1 ? [at] : [])));
}

/** Places of the rows that are seen, in order. */
export function seenRows(rows: readonly XmlRow[], open: OpenRows): readonly number[] {
  const seen: number[] = [];
  let at = 0;
  while (at < rows.length) {
    seen.push(at);
    at = open.has(at) ? at + 1 : (rows[at]?.end ?? at + 1);
  }
  return seen;
}

/** With all that holds a row opened. */
export function openedFor(rows: readonly XmlRow[], open: OpenRows, place: number): OpenRows {
  const holders = rows.flatMap(({ end }, at) => (at < place && end > place ? [at] : []));
  return holders.every((at) => open.has(at)) ? open : new Set([...open, ...holders]);
}

export function toggled(open: OpenRows, at: number): OpenRows {
  const next = new Set(open);
  if (!next.delete(at)) next.add(at);
  return next;
}

/** The row at a place of the file; the last that begins there or before. */
export function rowAtLine(rows: readonly XmlRow[], line: number, column: number): number {
  const exact = rows.findIndex((row) => row.line === line && row.column === column);
  if (exact >= 0) return exact;
  return Math.max(
    0,
    rows.findLastIndex((row) => row.line < line || (row.line === line && row.column <= column)),
  );
}

/** The next row from one on whose name, text or attributes hold the letters; −1 where none does. */
export function nextWith(rows: readonly XmlRow[], from: number, letters: string): number {
  const wanted = letters.toLowerCase();
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (from + step) % rows.length;
    const row = rows[at];
    if (row !== undefined && `${row.name} ${row.value} ${row.attributes}`.toLowerCase().includes(wanted)) return at;
  }
  return -1;
}

export type TreeMove =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'open' | 'close'; readonly at: number };

/** Null where the tree has nothing to do with the key. */
export function treeMove(key: string, at: number, rows: readonly XmlRow[], open: OpenRows): TreeMove | null {
  const seen = seenRows(rows, open);
  const place = Math.max(0, seen.indexOf(at));
  const go = (to: number | undefined): TreeMove => ({ kind: 'go', to: to ?? at });
  const group = (rows[at]?.end ?? 0) > at + 1;
  switch (key) {
    case 'ArrowDown':
      return go(seen[place + 1]);
    case 'ArrowUp':
      return go(seen[place - 1]);
    case 'Home':
      return go(seen[0]);
    case 'End':
      return go(seen.at(-1));
    case 'ArrowRight':
      return group && !open.has(at) ? { kind: 'open', at } : go(group ? at + 1 : at);
    case 'ArrowLeft':
      return group && open.has(at) ? { kind: 'close', at } : go(holderOf(rows, at));
    default:
      return null;
  }
}

function holderOf(rows: readonly XmlRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0;
  return Math.max(
    0,
    rows.findLastIndex((row, place) => place < at && row.depth < depth),
  );
}
