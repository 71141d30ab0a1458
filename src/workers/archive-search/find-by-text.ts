/** A search by text alone over the columns, for a few rows: one scan, no sort of what was found. */
import type { ArchiveColumns, ColumnsEntry, Fold } from './archive-columns';
import { oncePerPartner } from './listed-partners';
import { type FoundLines, NO_LINES } from './searched-lines';

export interface TextFinding {
  /** At most as many as asked for, in order. */
  readonly ids: readonly string[];
  /** All that were found. */
  readonly count: number;
}

const ASKING: readonly string[] = ['rejected', 'refused', 'held', 'doubtful'];

/**
 * Documents, issued or received, whose number, partner, fiscal code or lines have the text: what asks for something first, then the newest.
 * `lines`: documents whose lines hold it.
 */
export function findByText(
  columns: ArchiveColumns,
  text: string,
  limit: number,
  fold: Fold,
  lines: FoundLines = NO_LINES,
): TextFinding {
  const wanted = fold(text.trim());
  const best: ColumnsEntry[] = [];
  const isNamed = oncePerPartner(columns.partners, (partner) => partner.text.includes(wanted));
  let count = 0;
  for (const entry of columns.entries) {
    const { numberText, partner } = entry;
    if (!(numberText.includes(wanted) || isNamed(partner.place) || lines.has(entry))) continue;
    count += 1;
    if (best.length === limit && !isBefore(entry, best.at(-1))) continue;
    insert(best, entry);
    if (best.length > limit) best.pop();
  }
  return { ids: best.map(({ id }) => id), count };
}

function insert(best: ColumnsEntry[], entry: ColumnsEntry): void {
  let at = best.length;
  while (at > 0 && isBefore(entry, best[at - 1])) at -= 1;
  best.splice(at, 0, entry);
}

function isBefore(a: ColumnsEntry, b: ColumnsEntry | undefined): boolean {
  if (b === undefined) return true;
  const asks = Number(ASKING.includes(a.state)) - Number(ASKING.includes(b.state));
  if (asks !== 0) return asks > 0;
  if (a.issueDay !== b.issueDay) return a.issueDay > b.issueDay;
  return a.numberKey > b.numberKey;
}
