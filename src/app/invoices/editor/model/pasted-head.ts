/** Where a pasted table has its head: estimates and reports put a title over it, and the numbers of the columns under it. */
import { columnsByHead, type PastedColumns } from './pasted-columns';
import type { PastedTable } from './pasted-table';

export interface HeadedTable {
  readonly head: readonly string[];
  readonly columns: PastedColumns;
  readonly rows: PastedTable;
}

/** `rows` are those under the head; null where there is none. */
export function headedTable(table: PastedTable): HeadedTable | null {
  const at = table.findIndex((row) => filled(row).length > 1);
  const [head, first = [], ...rest] = table.slice(Math.max(at, 0));
  if (head === undefined) return null;
  const rows = isNumbering(first) ? rest : [first, ...rest];
  const columns = columnsByHead(head, rows);
  return columns === null ? null : { head, columns, rows };
}

function filled(row: readonly string[]): readonly string[] {
  return row.filter((cell) => cell !== '');
}

const MIN_NUMBERED = 3;

/** `0, 1, 2, 3, 4, 5 (3x4)`. */
function isNumbering(row: readonly string[]): boolean {
  const numbers = filled(row).map((cell) => /^(\d+)\s*(?:[(=].*)?$/.exec(cell)?.[1]);
  const first = Number(numbers[0]);
  return numbers.length >= MIN_NUMBERED && numbers.every((number, index) => Number(number) === first + index);
}
